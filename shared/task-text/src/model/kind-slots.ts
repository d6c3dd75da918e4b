import type { Reading, SlotId, TaskKind } from './readings';

const onlyProfile = [
  ...(['pointSpacing', 'travelSpacing', 'profileRateHz', 'repeatabilityUm', 'resolutionUm'] as const),
  ...(['heightErrorUm', 'standOff', 'laserClass', 'protection'] as const),
];

/** Fields of the forms of 3D tasks; that of tasks with pictures has all but those of line profilers. */
const profileSlots: ReadonlySet<SlotId> = new Set([
  ...(['mode', 'field', 'width', 'margin', 'mountTolerance', 'heightVariation', 'speed', 'surface'] as const),
  'maxCostClass',
  ...onlyProfile,
]);
const volumeSlots: ReadonlySet<SlotId> = new Set([
  ...(['mode', 'field', 'width', 'length', 'pileHeight', 'margin', 'wd', 'pointSpacing'] as const),
  ...(['heightErrorUm', 'rate', 'ambient', 'maxCostClass'] as const),
]);
const notInImaging: ReadonlySet<SlotId> = new Set(onlyProfile);

/** Whether the form of a kind of task has a field by the name that `inKind` gives. */
export function hasSlot(kind: TaskKind, slot: SlotId): boolean {
  if (kind === 'imaging') return !notInImaging.has(slot);
  return (kind === 'profile' ? profileSlots : volumeSlots).has(slot);
}

/** The field of a kind of task for what another kind calls otherwise. */
function slotIn(kind: TaskKind, slot: SlotId): SlotId {
  // The height of a part is what a profiler measures.
  if (kind === 'profile' && slot === 'height') return 'heightVariation';
  if (kind !== 'volume') return slot === 'pileHeight' ? 'heightVariation' : slot;
  if (slot === 'height' || slot === 'heightVariation') return 'pileHeight';
  if (slot === 'standOff') return 'wd';
  if (slot === 'objectPixel') return 'pointSpacing';
  return slot === 'tolerance' ? 'heightErrorUm' : slot;
}

/** A reading by the name that a kind of task has for it. */
export function inKind(kind: TaskKind, told: Reading): Reading {
  const slot = slotIn(kind, told.slot);
  // 精度 ±2 mm: half of the band, µm.
  if (told.slot === 'tolerance' && slot === 'heightErrorUm') return { ...told, slot, value: told.value * 500 };
  return { ...told, slot } as Reading;
}

const taskNames: { readonly [K in TaskKind]: string } = { imaging: '2D 相机', profile: '3D 线激光', volume: '3D 面阵' };

/** Why a field is no part of a kind of task, in Chinese. */
export const notOfKind = (kind: TaskKind, label: string): string =>
  kind === 'imaging' && label !== '防护等级'
    ? `「${label}」是 3D 线激光的要求，请写明 3D`
    : `${taskNames[kind]}的任务没有「${label}」`;

/** What a line profiler is asked for instead: `settle` offers it. */
const instead: ReadonlySet<SlotId> = new Set(['wd', 'tolerance', 'length']);

/** Whether a value leads to a field of the form of a kind of task. */
export const leadsTo = (kind: TaskKind, slot: SlotId): boolean =>
  hasSlot(kind, slotIn(kind, slot)) || (kind === 'profile' && instead.has(slot));
