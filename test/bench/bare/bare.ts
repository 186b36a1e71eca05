// The least that a page of this stack can be: PixiJS draws one sprite, GSAP and XState are there.

import 'pixi.js/unsafe-eval';
import { gsap } from 'gsap/gsap-core';
import { Container, Sprite, Texture, WebGLRenderer } from 'pixi.js';
import { createActor, setup } from 'xstate';

const machine = setup({}).createMachine({ initial: 'idle', states: { idle: {} } });
createActor(machine).start();
const renderer = new WebGLRenderer();
await renderer.init({ width: 800, height: 450, skipExtensionImports: true });
document.body.append(renderer.canvas);
const root = new Container();
const sprite = root.addChild(new Sprite(Texture.WHITE));
gsap.set(sprite, { x: 100 });
renderer.render({ container: root });
document.body.dataset.ready = '';
