import type { Verdict } from '@shixuan/optics/formula';
import type { ReactNode } from 'react';

/** What every ranking has of a row, whatever it is made of. */
export interface RankedRow {
  key: string;
  verdicts: Readonly<Partial<Record<string, Verdict>>>;
}

export interface RankingColumn<Row> {
  id: string;
  label: string;
  /** In the head, not in every cell. */
  unit?: string | undefined;
  /** What is meant, where the label alone could mean something else. */
  meaning?: string | undefined;
  /** The cells hold words, which are aligned left. */
  words?: boolean | undefined;
  /** Shown on narrow screens, where other columns are left out. */
  leading?: boolean | undefined;
  /** Nobody buys without the figure: where it is not stated, that is said too. */
  toAsk?: boolean | undefined;
  /** Printed figure or words; null: 未标注. */
  value(row: Row): string | null;
}

export interface RowChoosing {
  /** 选这套 */
  what: string;
  /** Key of the row that stands above. */
  chosen: string | null;
  choose(key: string): void;
}

/** A ranking as it is shown, as a table or as cards. */
export interface Ranking<Row extends RankedRow> {
  /** 相机 + 镜头 */
  title: string;
  rows: readonly Row[];
  columns: readonly RankingColumn<Row>[];
  /** Whether the task asks something of a check, by its id; what passes without that is not counted. */
  asked(check: string): boolean;
  /** Of a row, with its links. */
  name(row: Row): ReactNode;
  /** The same as text. */
  nameText(row: Row): string;
  /** What takes a row in place of the one above, opened or not. */
  choosing: RowChoosing;
  /** In what a row differs from the one above, in words, and null of that one itself; absent where rows have no room for it. */
  reason?: ((row: Row) => string | null) | undefined;
  /** Everything of a row that is open. */
  detail(row: Row): ReactNode;
  /** Key of the row that is open. */
  opened: string | null;
  onOpen(key: string | null): void;
}
