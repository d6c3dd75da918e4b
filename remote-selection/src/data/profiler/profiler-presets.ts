import { neutralProfileState, neutralProfileTask, type ProfileState } from '@shixuan/task-url';

type Task = ProfileState['task'];

export interface ProfilerPreset {
  id: string;
  label: string;
  /** Object and demand in one line. */
  summary: string;
  state: ProfileState;
}

const preset = (id: string, label: string, summary: string, task: Partial<Task>): ProfilerPreset => ({
  id,
  label,
  summary,
  state: { ...neutralProfileState, task: { ...neutralProfileTask, ...task } },
});

/** Complete tasks with realistic figures, so that a result is shown before anything is typed. The first is the default. */
export const profilerPresets: readonly [ProfilerPreset, ...ProfilerPreset[]] = [
  // A bead of glue on a housing 30 mm wide and 5 mm high that moves at 100 mm/s. The bead is 0.5 mm wide: ten points across it, five
  // profiles along it; its height is held to 0.05 mm.
  preset('glue', '胶条', '30 mm 宽，胶宽 0.5 mm，100 mm/s', {
    widthMm: 30,
    heightVariationMm: 5,
    heightToleranceMm: 1,
    pointSpacingMm: 0.05,
    travelSpacingMm: 0.1,
    speedMmS: 100,
    repeatabilityUm: 5,
    surface: 'matt',
  }),
  // Gap and flush of a phone frame: a step of 0.05 mm is felt, a tenth of it is to be repeated. The frame stands in a fixture.
  preset('flush', '手机中框段差', '12 mm 宽，段差 0.05 mm，50 mm/s', {
    widthMm: 12,
    heightVariationMm: 2,
    heightToleranceMm: 0.5,
    pointSpacingMm: 0.02,
    travelSpacingMm: 0.05,
    speedMmS: 50,
    repeatabilityUm: 2,
    surface: 'matt',
  }),
  // Weld of a battery lid: 4 mm wide with its surroundings 20, lumps up to 1 mm; holes from 0.3 mm. 100 mm/s of the laser station.
  preset('weld', '电池盖焊缝', '20 mm 宽，爆点 0.3 mm，100 mm/s', {
    widthMm: 20,
    heightVariationMm: 2,
    heightToleranceMm: 1,
    pointSpacingMm: 0.06,
    travelSpacingMm: 0.1,
    speedMmS: 100,
    repeatabilityUm: 5,
    surface: 'mirror',
  }),
  // Seam tracking ahead of the torch: a groove 15 mm wide and 8 mm deep, of which the sensor sees 30 mm. Plates lie within 15 mm and
  // the seam is found to 0.15 mm at 20 mm/s (1.2 m/min); spatter keeps the housing 100 mm away. The metal is cold there: dull, as milled.
  preset('seam', '焊缝跟踪', '坡口 30 mm 宽，找缝 0.15 mm，20 mm/s', {
    widthMm: 30,
    heightVariationMm: 8,
    heightToleranceMm: 15,
    pointSpacingMm: 0.15,
    travelSpacingMm: 0.3,
    speedMmS: 20,
    repeatabilityUm: 20,
    standOff: { minMm: 100, maxMm: 400 },
    surface: 'matt',
  }),
  // Height of parts on a board 100 mm wide: the tallest 12 mm, leads that stand up by 0.1 mm are found; 200 mm/s of the conveyor.
  preset('board', 'PCB 元件高度', '100 mm 宽，翘起 0.1 mm，200 mm/s', {
    widthMm: 100,
    marginPct: 5,
    heightVariationMm: 12,
    heightToleranceMm: 1,
    pointSpacingMm: 0.08,
    travelSpacingMm: 0.2,
    speedMmS: 200,
    repeatabilityUm: 20,
    surface: 'matt',
  }),
  // Tread of a tyre 300 mm wide that is turned at 0.5 m/s: letters and blisters from 1 mm, curved by 60 mm.
  preset('tyre', '轮胎胎面', '300 mm 宽，鼓包 1 mm，0.5 m/s', {
    widthMm: 300,
    marginPct: 5,
    heightVariationMm: 60,
    heightToleranceMm: 5,
    pointSpacingMm: 0.4,
    travelSpacingMm: 1,
    speedMmS: 500,
    repeatabilityUm: 100,
    surface: 'matt',
  }),
];

export const firstProfilerState: ProfileState = profilerPresets[0].state;
