import { neutralVolumeState, neutralVolumeTask, type VolumeState } from '@shixuan/task-url';

export interface VolumePreset {
  id: string;
  label: string;
  /** Volume and demand in one line. */
  summary: string;
  state: VolumeState;
}

const preset = (id: string, label: string, summary: string, task: Partial<VolumeState['task']>): VolumePreset => ({
  id,
  label,
  summary,
  state: { ...neutralVolumeState, task: { ...neutralVolumeTask, ...task } },
});

/** Complete tasks with realistic figures, so that a result is shown before anything is typed. The first is the default. */
export const volumePresets: readonly [VolumePreset, ...VolumePreset[]] = [
  // Castings in a small load carrier of 400 × 300 × 200 mm (VDA 4500), gripped within 2 mm every three seconds; the robot reaches
  // below 1.5 m.
  preset('bin', '料箱抓取', '400 × 300 × 200 mm，点间距 1.5 mm，节拍 3 s', {
    widthMm: 400,
    heightMm: 300,
    depthMm: 200,
    distance: { minMm: 500, maxMm: 1500 },
    pointSpacingMm: 1.5,
    accuracyMm: 2,
    cycleS: 3,
    ambient: 'hall',
  }),
  // Cartons on a pallet of 1200 × 1000 mm, a metre high, held by suction cups that give way: no promise of the error is needed.
  preset('pallet', '拆垛', '1200 × 1000 × 1000 mm，点间距 6 mm，节拍 2 s', {
    widthMm: 1200,
    heightMm: 1000,
    depthMm: 1000,
    distance: { minMm: 1500, maxMm: 3000 },
    pointSpacingMm: 6,
    cycleS: 2,
    ambient: 'hall',
  }),
  // Parcels on a belt 800 mm wide: their volume and place, without a promise of the error.
  preset('parcel', '包裹体积', '800 × 600 × 500 mm，点间距 5 mm，节拍 1 s', {
    widthMm: 800,
    heightMm: 600,
    depthMm: 500,
    distance: { minMm: 1000, maxMm: 2500 },
    pointSpacingMm: 5,
    cycleS: 1,
    ambient: 'hall',
  }),
];

export const firstVolumeState: VolumeState = volumePresets[0].state;
