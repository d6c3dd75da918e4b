import type { AttributeDefinition, Filters } from '@shixuan/api/client';
import { isMeasured } from '../../features/attributes/measured';
import { parseNumberText } from '../../features/form/parse-number-text';

/** What was typed or chosen, by attribute key. */
export type Choices = Record<string, string>;

/** The filters that the fields stand for: a number is a lower bound, a choice is itself; what is no number is left out. */
export function toFilters(attributes: readonly AttributeDefinition[], choices: Choices): Filters {
  const filters: Filters = {};
  for (const attribute of attributes) {
    const text = choices[attribute.key] ?? '';
    if (isMeasured(attribute)) {
      const min = parseNumberText(text, attribute.unit);
      if (typeof min === 'number') filters[attribute.key] = { min };
    } else if (text) {
      filters[attribute.key] = { in: [text] };
    }
  }
  return filters;
}
