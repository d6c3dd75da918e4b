import type { AttributeDefinition } from './attribute';

/** The attributes that decide in this category, most deciding first. */
export const keyFigures = (attributes: readonly AttributeDefinition[]) =>
  attributes
    .filter(attribute => attribute.keyFigure !== undefined)
    .sort((a, b) => (a.keyFigure ?? 0) - (b.keyFigure ?? 0));
