import type { AttributeDefinition, Filters } from '@shixuan/api/client';
import { isMeasured } from '../../features/attributes/measured';
import { readBounds } from '../list/bounds-text';

/** What was typed or chosen, by attribute key; `brand` holds a brand's id. */
export type SeriesChoices = Readonly<Record<string, string>>;

/** Why the text is no quantity; undefined when it is one, or empty. */
export function boundsProblem({ unit }: AttributeDefinition, text: string): string | undefined {
  const read = readBounds(text, '', unit);
  return 'problem' in read ? read.problem : undefined;
}

/** The filters that the fields stand for; a single figure is the least that will do. */
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
