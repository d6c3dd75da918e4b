import type { Sort } from '@shixuan/api/client';
import type { ComponentType } from 'react';

/** One of the three to five key figures. `key` links it to the part of the drawing that shows it. */
export interface DecidingFigure {
  key: string;
  term: string;
  /** One sentence: its effect on the application. */
  sentence: string;
  formula?: string;
  /** The formula with numbers in it. */
  example?: string;
}

/** Something else that the drawing shows: pointing at it names it. */
export interface NamedPart {
  key: string;
  term: string;
  sentence: string;
}

/** A facet whose values are the family's sub-groups. */
export interface GroupSource {
  /** Code of the category. */
  category: string;
  /** Attribute key. */
  facet: string;
  title: string;
}

/** The rule for the leading products, which is shown. */
export interface LeadingRule {
  category: string;
  sort: Sort;
  /** Ends the sentence 各取一款：行频最高 */
  text: string;
}

export interface Family {
  title: string;
  /** One sentence: what it is for. */
  lead: string;
  /** When to take it, and when not. */
  about: readonly string[];
  figures: readonly DecidingFigure[];
  /** What the drawing shows besides the figures. */
  parts?: readonly NamedPart[];
  Drawing: ComponentType;
  caption: string;
  /** Codes of the categories that make up the family, the leading one first. */
  categories: readonly string[];
  groups: readonly GroupSource[];
  leading: LeadingRule;
  /** The selection helper for tasks of this family. */
  helper?: { path: string; text: string };
}
