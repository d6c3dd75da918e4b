import type { CallContent, PairRow, SelectedPart, Setting, SystemRow } from '@shixuan/api/client';
import { isOfChosenParts } from '@shixuan/optics/checks';
import { noLight } from '@shixuan/optics/describe';
import { checkIds } from '@shixuan/optics/model';
import type { Setting as EngineSetting } from '@shixuan/optics/setting';
import type { Goal } from '@shixuan/task-url';

type Part<R extends SelectedPart['role']> = Extract<SelectedPart, { role: R }>;
export type CameraPart = Part<'camera'>;
export type LensPart = Part<'lens'>;
export type LightPart = Part<'light'>;
export type GrabberPart = Part<'grabber'>;

/** One answer of any of the three rankings. */
export type RankingAnswer = CallContent<'rankCameras'> | CallContent<'rankLenses'> | CallContent<'rankSystems'>;

/** A recommendation with its parts in place of their ids, and the setting as the engine has it. */
export interface ResultRow {
  key: string;
  /** Null: the sensor that was typed. */
  camera: CameraPart | null;
  /** Null: any lens that shows just the field. */
  lens: LensPart | null;
  setting: EngineSetting;
  score: number;
  scoreParts: PairRow['scoreParts'];
  relaxed: boolean;
  /** Deciding checks that lack data: 需向厂家确认. */
  undecided: PairRow['undecided'];
  /** Near-identical systems that the row stands for beside itself. */
  variants: number;
  /** Of the checks of the parts that are chosen: the same that the opened row lists. */
  verdicts: PairRow['verdicts'];
  light: LightPart | null;
  /** Id of the technique of that light. */
  technique: string | null;
  /** Why its technique comes first; null where it was given. */
  lightWhy?: string | undefined;
  grabber: GrabberPart | null;
  link: SystemRow['link'] | null;
  /** Absent in answers of older servers. */
  cost?: PairRow['cost'];
}

export type PartIndex = ReadonlyMap<number, SelectedPart>;

export const indexParts = (answer: RankingAnswer): PartIndex =>
  new Map(answer.parts.map(part => [part.product.id, part]));

/** The part of an id in a role; null where there is none. */
export function partOf<R extends SelectedPart['role']>(parts: PartIndex, id: number, role: R): Part<R> | null {
  const found = parts.get(id);
  return found?.role === role ? (found as Part<R>) : null;
}

/** Camera and lens of a pair, without those that are typed or open. */
export const partsOf = (parts: PartIndex, { cameraId, lensId }: { cameraId: number; lensId: number }): SelectedPart[] =>
  [cameraId, lensId].flatMap(id => parts.get(id) ?? []);

export function resultRows(answer: RankingAnswer, parts: PartIndex): ResultRow[] {
  const rows: readonly (PairRow | SystemRow)[] = answer.list;
  return rows.map(row => resultRow(row, parts));
}

export function resultRow(row: PairRow | SystemRow, parts: PartIndex): ResultRow {
  const { cameraId, lensId, setting, score, scoreParts, relaxed, undecided, twins } = row;
  const light = 'lights' in row ? row.lights[0] : undefined;
  const grabber = 'link' in row ? row.link.grabbers[0] : undefined;
  return {
    key: `${cameraId}-${lensId}`,
    camera: partOf(parts, cameraId, 'camera'),
    lens: partOf(parts, lensId, 'lens'),
    setting: engineSetting(setting),
    score,
    scoreParts,
    relaxed,
    undecided,
    variants: twins,
    verdicts: chosenVerdicts(row),
    technique: light?.technique ?? null,
    lightWhy: light?.why,
    light: light ? partOf(parts, light.lightId, 'light') : null,
    grabber: grabber ? partOf(parts, grabber.grabberId, 'grabber') : null,
    link: 'link' in row ? row.link : null,
    cost: row.cost,
  };
}

function chosenVerdicts({ cameraId, lensId, verdicts }: PairRow | SystemRow): PairRow['verdicts'] {
  const parts = { camera: { id: cameraId }, lens: { id: lensId } };
  const judged = checkIds.filter(id => verdicts[id] && isOfChosenParts({ id, verdict: verdicts[id] }, parts));
  return Object.fromEntries(judged.map(id => [id, verdicts[id]]));
}

/** JSON has no infinity. */
export function engineSetting(setting: Setting): EngineSetting {
  const endless = (depth: Setting['depthOfFieldMm']) => (depth === 'infinity' ? Number.POSITIVE_INFINITY : depth);
  return {
    ...setting,
    depthOfFieldMm: endless(setting.depthOfFieldMm),
    depthForTaskMm: endless(setting.depthForTaskMm),
  };
}

/** Why a row has no light, where it has none: rows of pairs are not asked for one. */
export const lightLacksOf = ({ link }: Pick<ResultRow, 'link'>): string => (link ? noLight.unfit : noLight.ofPair);

/** What a ranking is of, by model: `MV-CS050-10GM + LM35JC5M`. */
export const rowName = ({ camera, lens }: ResultRow, goal: Goal): string =>
  [goal === 'lenses' ? null : camera, goal === 'cameras' ? null : lens]
    .flatMap(part => (part ? [part.product.model] : []))
    .join(' + ');
