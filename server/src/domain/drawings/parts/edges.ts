import type { Stroke } from '../stroke';

export interface Edges {
  body: Stroke;
  face: Stroke;
  outline: Stroke;
  fine: Stroke;
  solid: Stroke;
  hidden: Stroke;
  glass: Stroke;
  /** The tone of a body without its outline. */
  filling: Stroke;
}

const ink: Edges = {
  body: 'body',
  face: 'face',
  outline: 'outline',
  fine: 'fine',
  solid: 'solid',
  hidden: 'hidden',
  glass: 'glass',
  filling: 'filling',
};

const typical: Edges = {
  body: 'body-typical',
  face: 'face-typical',
  outline: 'outline-typical',
  fine: 'fine-typical',
  solid: 'solid-typical',
  hidden: 'hidden-typical',
  glass: 'glass-typical',
  filling: 'filling',
};

/** Ink for outlines that follow a known dimension, the lighter line for typical proportions. */
export function edges(known: boolean): Edges {
  return known ? ink : typical;
}
