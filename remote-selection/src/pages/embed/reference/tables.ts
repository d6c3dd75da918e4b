import { attributeTable } from './attributes';
import { customPropertyTable } from './custom-properties';
import { eventTable } from './events';
import { memberTable } from './members';
import { partTable } from './parts';
import { wordsTable } from './words';

/** The reference of the element. The page shows it, `docs/embed.md` holds it as text; a test keeps the two the same. */
export const referenceTables = [
  attributeTable,
  memberTable,
  wordsTable,
  eventTable,
  customPropertyTable,
  partTable,
] as const;
