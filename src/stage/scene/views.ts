// Keeps one view for each actor: makes it when the actor is first painted, and lets it go with it.

import type { Container } from 'pixi.js';

export interface View {
  readonly root: Container;
  destroy(): void;
}

export class Views<A extends object, V extends View> {
  readonly #views = new Map<A, V>();
  readonly #parent: Container;
  readonly #make: (actor: A) => V;

  constructor(parent: Container, make: (actor: A) => V) {
    this.#parent = parent;
    this.#make = make;
  }

  get count(): number {
    return this.#views.size;
  }

  /** Paints all of these, and lets go whoever is not among them. */
  paint(actors: Iterable<A>, paint: (view: V, actor: A) => void): void {
    const seen = new Set<A>();
    for (const actor of actors) {
      seen.add(actor);
      paint(this.#views.get(actor) ?? this.#add(actor), actor);
    }
    if (seen.size === this.#views.size) return;
    for (const [actor, view] of [...this.#views]) {
      if (seen.has(actor)) continue;
      this.#views.delete(actor);
      view.destroy();
    }
  }

  #add(actor: A): V {
    const view = this.#make(actor);
    this.#views.set(actor, view);
    this.#parent.addChild(view.root);
    return view;
  }
}
