import type { Meaning } from './meanings';

/** `sensor`: a type of image sensor, found in texts; `absent`: a maker or kind of device that is not carried. */
export type EntryKind = 'category' | 'brand' | 'option' | 'word' | 'sensor' | 'absent';

/** A name with meanings in the catalogue, or (`word`) one that occurs only in texts. */
export interface Entry {
  /** The folded name. */
  name: string;
  label: string;
  kind: EntryKind;
  meanings: readonly Meaning[];
  /** Folded synonyms that may stand in a text, the name itself first. */
  texts: readonly string[];
  /** Only for brands: ids, the brand with the most products first. */
  brandIds: readonly number[];
}

/** A name as it is shown, with its meanings. */
export interface Named {
  label: string;
  meanings: readonly Meaning[];
}
