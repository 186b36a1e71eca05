// Leaves out of the build the parts of PixiJS that the table never uses, though PixiJS's own lists name them: masks, filters,
// events, spritesheets, video, WebGPU's shaders. A third of it, and the player waits for every byte.
//
// What is left out stands there as a class that belongs to nothing, so that a part that came to be needed after all fails
// loudly the first time it is used, and not in some corner of the picture.

import type { Plugin } from 'vite';

/** Parts of `pixi.js/lib`, and what of the table they would be for. */
const LEFT_OUT: readonly string[] = [
  // The page is told what to import, and is never in a worker.
  'environment-browser/browserExt',
  'environment-webworker/webworkerExt',
  // The shapes of the table are baked by Canvas 2D; nothing is masked.
  'rendering/mask/alpha/AlphaMaskPipe',
  'rendering/mask/stencil/StencilMaskPipe',
  'rendering/mask/stencil/CanvasStencilMaskPipe',
  'scene/graphics/gl/GlGraphicsAdaptor',
  'scene/graphics/canvas/CanvasGraphicsAdaptor',
  'scene/container/CustomRenderPipe',
  // Blend modes that have to read what is drawn already.
  'rendering/renderers/gl/GlBackBufferSystem',
  // No picture is taken of the stage, and no texture collected: they are ours to free (B15).
  'rendering/renderers/shared/extract/ExtractSystem',
  'rendering/renderers/shared/extract/GenerateTextureSystem',
  'rendering/renderers/shared/texture/TextureGCSystem',
  'rendering/renderers/shared/texture/RenderableGCSystem',
  'rendering/renderers/shared/startup/HelloSystem',
  // Pictures are canvases and bitmaps.
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource',
  'rendering/renderers/gl/texture/uploaders/glUploadVideoResource',
  // Code made at run time, which a strict page forbids; `pixi.js/unsafe-eval` puts its own in its place.
  'rendering/renderers/gl/shader/GenerateShaderSyncCode',
  'rendering/renderers/gl/shader/utils/generateUniformsSync',
  'rendering/renderers/gl/shader/utils/createUboSyncSTD40',
  'rendering/renderers/gpu/GpuUboSystem',
  'scene/particle-container/shared/ParticleBuffer',
  'unsafe-eval/particle/generateParticleUpdatePolyfill',
  // Uniforms in buffers, which only shaders of one's own have.
  'unsafe-eval/ubo/generateUboSyncPolyfill',
  'rendering/renderers/gl/shader/utils/createUboElementsSTD40',
  'rendering/renderers/gpu/shader/utils/createUboElementsWGSL',
];

/** Parts that are run when they are imported, and of which nothing is wanted. */
const EMPTY: readonly string[] = [
  // Masks, video, and the guess at what a picture is from its address.
  'rendering/init',
  'spritesheet/init',
];

/** Parts of which a little is wanted. */
const INSTEAD: Readonly<Record<string, string>> = {
  // The shaders of WebGPU, with which the table is not drawn.
  'rendering/renderers/gpu/shader/GpuProgram': 'export class GpuProgram { static from() {} }',
  'rendering/renderers/gl/texture/uploaders/glUploadCubeTextureResource':
    'export const createGlUploadCubeTextureResource = () => undefined;',
  // How precisely a shader may count at most, which PixiJS asks of a second context. It asks for the most on phones of one maker
  // alone, all of which have it.
  'rendering/renderers/gl/shader/program/getMaxFragmentPrecision':
    "export const getMaxFragmentPrecision = () => 'highp';",
  // Textures that are lent to filters and cached containers.
  'rendering/renderers/shared/texture/TexturePool':
    'export class TexturePoolClass { setScreenSize() {} removeScreen() {} } export const TexturePool = new TexturePoolClass();',
  // Colours are numbers here: a text that names one is refused.
  '@pixi/colord/index':
    'export const extend = () => {}; export const colord = () => ({ isValid: () => false });',
  '@pixi/colord/plugins/names': 'export default undefined;',
};

const PART = /\/node_modules\/(?:pixi\.js\/lib|(@pixi\/colord))\/(.+)\.mjs$/;

/** Classes under the names that a part exports, registered nowhere by PixiJS's extensions. */
function standIns(code: string): string {
  const names = [...code.matchAll(/^export \{ (.+) \};$/gm)]
    .flatMap(([, list]) => list?.split(', ') ?? [])
    .map((name) => name.replace(/^.+ as /, ''));
  return names
    .map((name) => `export class ${name} { static extension = { type: [], name: '${name}' }; }`)
    .join('\n');
}

export function leanPixi(): Plugin {
  const unmet = new Set([...LEFT_OUT, ...EMPTY, ...Object.keys(INSTEAD)]);
  return {
    name: 'lean-pixi',
    apply: 'build',
    transform: {
      filter: { id: PART },
      handler(code, id) {
        const [, library, path] = PART.exec(id) ?? [];
        const part = [library, path].filter((each) => each !== undefined).join('/');
        unmet.delete(part);
        if (EMPTY.includes(part)) return 'export {};';
        const instead = LEFT_OUT.includes(part) ? standIns(code) : INSTEAD[part];
        return instead === undefined ? null : { code: instead, map: null };
      },
    },
    buildEnd() {
      // A new version may have moved a part: it would be back in the build unseen.
      if (unmet.size > 0) this.error(`PixiJS has no more: ${[...unmet].join(', ')}`);
    },
  };
}
