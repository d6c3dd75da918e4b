import type { AttributeDefinition, Filters } from '@shixuan/api/client';
import { isMeasured } from '../../features/attributes/measured';
import { readBounds } from '../list/facets/bounds-text';

/** Input by attribute key; `brand` holds a brand's id. */
export type SeriesChoices = Readonly<Record<string, string>>;

/** Why the text is not a quantity; undefined for a valid or empty text. */
export function boundsProblem({ unit }: AttributeDefinition, text: string): string | undefined {
  const read = readBounds(text, '', unit);
  return 'problem' in read ? read.problem : undefined;
}

/** The filters of the fields; a single figure is a lower bound. */
export function seriesFilters(figures: readonly AttributeDefinition[], choices: SeriesChoices): Filters {
  const filters: Filters = {};
  if (choices.brand) filters.brand = { in: [choices.brand] };
  for (const figure of figures.filter(({ filterable }) => filterable)) {
    const text = choices[figure.key];
    if (!text) continue;
    if (!isMeasured(figure)) {
      filters[figure.key] = { in: [text] };
      continue;
    }
    const read = readBounds(text, '', figure.unit);
    if (!('problem' in read) && (read.min !== undefined || read.max !== undefined)) filters[figure.key] = read;
  }
  return filters;
}
