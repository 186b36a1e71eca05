// A page of a sheet as the graphics card has it: sent whole once, and from then on only where something new was drawn. A label that
// changes in mid-motion must not cost a frame.

import {
  CanvasSource,
  ExtensionType,
  extensions,
  type GLTextureUploader,
  type GlRenderingContext,
  type GlTexture,
  type TextureSource,
} from 'pixi.js';
import type { Brush, Surface } from './brush.ts';

/** Device pixels from the page's upper left corner. */
export interface PagePart {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const METHOD = 'sheet-page';
/** More parts than this are slower one by one than the page as a whole. */
const MANY = 12;

export class PageSource extends CanvasSource {
  readonly canvas: HTMLCanvasElement;
  readonly #brush: Brush | null;
  #fresh: PagePart[] = [];

  constructor({ canvas, brush }: Surface, resolution: number) {
    super({ resource: canvas, resolution });
    this.uploadMethodId = METHOD;
    this.canvas = canvas;
    this.#brush = brush;
  }

  get isFresh(): boolean {
    return this.#fresh.length > 0;
  }

  /** Something was drawn here. */
  drawn(part: PagePart): void {
    this.#fresh.push(part);
  }

  /** Sends what is new to the graphics card, if that has the page already; else it gets it when the page is first shown. */
  send(): void {
    this.update();
    this.#fresh = [];
  }

  /** The pixels that are new, each with its place; null where the whole page is to be sent. */
  freshPixels(): readonly (readonly [PagePart, ImageData])[] | null {
    const brush = this.#brush;
    if (brush === null || this.#fresh.length > MANY) return null;
    return this.#fresh.map((part) => [part, brush.getImageData(part.x, part.y, part.w, part.h)]);
  }
}

function upload(source: TextureSource, texture: GlTexture, gl: GlRenderingContext): void {
  if (!(source instanceof PageSource)) return;
  const { target, format, type, internalFormat } = texture;
  const isThere = texture.width === source.pixelWidth && texture.height === source.pixelHeight;
  const fresh = isThere ? source.freshPixels() : null;
  if (fresh === null) gl.texImage2D(target, 0, internalFormat, format, type, source.canvas);
  else for (const [{ x, y }, pixels] of fresh) gl.texSubImage2D(target, 0, x, y, format, type, pixels);
  texture.width = source.pixelWidth;
  texture.height = source.pixelHeight;
}

const uploader: GLTextureUploader = { id: METHOD, upload };
extensions.add({ extension: { type: ExtensionType.TextureUploaderWebGL, name: METHOD }, ...uploader });
