import type { LightColour } from '@shixuan/optics/describe';
import type { Source, Trace } from '@shixuan/optics/formula';
import type { Check } from '@shixuan/optics/model';
import { type Remedy, remedyText } from '@shixuan/optics/remedy';
import type { SheetRow } from '../data-sheet/data-sheet';
import type { AskedRange } from './asked-range';
import type { BillRow } from './bill-table';
import type { CountedAs } from './counted-as';
import type { ReportHeading } from './report-heading';

export interface ReportDrawing {
  svg: string;
  caption: string;
}

/** Content of a report for typesetting. Plain data, so that it can be sent to another thread. */
export interface SelectionReport {
  /** `MV-CS050-10GM + LM35JC5M` */
  name: string;
  /** What was chosen, for the head: every part by its name, or that it is open. */
  chosen: string;
  heading: ReportHeading;
  /** The task in one sentence. */
  task: string;
  /** What decides, for the cover. */
  keyFigures: readonly SheetRow[];
  /** Demands of the task that the system fails; empty when it meets all. */
  misses: readonly string[];
  /** On what it rests though it fails nothing, one phrase each: 做畸变标定. Empty where every check that judges the task passes. */
  premises: readonly string[];
  /** Inputs without which nothing can be said of the task: 运动速度. */
  lacking: readonly string[];
  /** Kinds of the parts that are chosen, and of those that are still open; both empty for a part that is complete in itself. */
  settled: readonly string[];
  pending: readonly string[];
  /** Missing figures without which the system cannot be judged. */
  undecided: readonly string[];
  /** Null when too little is known for a drawing. */
  drawing: ReportDrawing | null;
  /** Distances and sizes that the machine is built by, with a second view where there is one. */
  mounting: { drawing: ReportDrawing | null; rows: readonly SheetRow[] };
  /** Inputs first, then the figures of camera, lens and system. */
  groups: { title: string; rows: SheetRow[] }[];
  bill: readonly BillRow[];
  /** ¥ to ¥¥¥¥¥ of the whole; null where it is not estimated. */
  cost: string | null;
  /** Of what that is: 整套, 一台的一套. */
  costOf: string;
  /** How the demands follow from the inputs. */
  demands: readonly Trace[];
  checks: readonly Check<string>[];
  /** Ids of the checks that pass and of which the task asks nothing: they count neither as held nor as open. */
  notAsked: readonly string[];
  /** What the task asks of checks that have two limits, by their ids. */
  ranges: Readonly<Partial<Record<string, AskedRange>>>;
  /** Ids of the checks whose figure rests on values that no maker prints. */
  resting: readonly string[];
  /** Demands of the task in words that no check judges: 1 kHz. */
  unchecked: readonly string[];
  /** What the maker states that such a demand may mean: Z 向重复精度 0.3 µm、Z 向误差未标注. Empty: nothing. */
  bearing: string;
  /** What the task leaves open and the report counts as something. */
  countedAs: readonly CountedAs[];
  /** Which values the derivations of a check put in where several would do, by its id. */
  derivationNotes: Readonly<Record<string, string>>;
  /** Which colour of light is wanted, or what is to be tried. */
  lightColour: LightColour | null;
  /** What would help a check that is failed or doubtful, by its id. */
  remedies: Readonly<Record<string, string>>;
  assumptions: readonly Source[];
  /** How the values of products were found that no maker prints, a line each. */
  derivations: readonly string[];
  /** Of every formula above, each once, in the order of their numbers. */
  sources: readonly Source[];
  /** ISO 8601, of the last change of its products. */
  updatedAt: string;
  /** Address of the page; empty when the site's own address is not known. */
  address: string;
}

/** @param tried computes the remedies of one check */
export const remediesOf = <C extends Check<string>>(
  checks: readonly C[],
  tried: (check: C) => readonly Remedy<unknown>[],
): Record<string, string> =>
  Object.fromEntries(
    checks.flatMap(check => {
      const text = remedyText(tried(check));
      return text === null ? [] : [[check.id, text]];
    }),
  );

export const sourceKey = ({ name, url = '' }: Source): string => `${name} ${url}`;

export const eachOnce = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map(source => [sourceKey(source), source])).values(),
];
