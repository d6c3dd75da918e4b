import type { PanelTask } from './panel-task';

/** Height: laser lines across what moves, and volumes seen in one shot. */
export const threeDTasks: readonly PanelTask[] = [
  {
    name: '焊缝',
    why: 'Seam 30 mm wide, 10 mm high, followed at 20 mm/s: a profiler of 33–90 mm.',
    profile: {
      widthMm: 30,
      heightVariationMm: 10,
      pointSpacingMm: 0.05,
      travelSpacingMm: 0.1,
      speedMmS: 20,
      surface: 'glowing',
    },
    buys: { widthMm: [33, 95], measuringRangeMm: [10, 80] },
  },
  {
    name: '电池盖焊缝（镜面）',
    why: 'Mirror-like aluminium, 20 mm wide, 2 µm: a fine profiler, tilted so that the direct reflection misses the receiver.',
    profile: {
      widthMm: 20,
      heightVariationMm: 2,
      pointSpacingMm: 0.02,
      travelSpacingMm: 0.02,
      speedMmS: 40,
      repeatabilityUm: 2,
      surface: 'mirror',
    },
    buys: { widthMm: [22, 65], measuringRangeMm: [2, 30], crossing: ['tilt'] },
  },
  {
    name: '涂胶',
    why: 'Bead of glue over 60 mm, 5 mm high: a profiler of 66–150 mm, never one of 460 mm.',
    profile: {
      widthMm: 60,
      heightVariationMm: 5,
      pointSpacingMm: 0.1,
      travelSpacingMm: 0.2,
      speedMmS: 100,
      surface: 'translucent',
    },
    buys: { widthMm: [66, 160], measuringRangeMm: [5, 120] },
  },
  {
    name: '轮胎',
    why: 'Side wall 250 mm wide, relief within 20 mm of height at 0.2 mm: a wide profiler of 275–500 mm.',
    profile: {
      widthMm: 250,
      heightVariationMm: 20,
      pointSpacingMm: 0.25,
      travelSpacingMm: 0.5,
      speedMmS: 500,
      surface: 'matt',
    },
    buys: { widthMm: [275, 560], measuringRangeMm: [20, 420] },
  },
  {
    name: '料箱抓取',
    why: 'Bin 600 × 400 × 300 mm from 1–1.5 m in 3 s: structured light or active stereo; a line profiler would need an axis of motion.',
    volume: {
      widthMm: 600,
      heightMm: 400,
      depthMm: 300,
      distance: { minMm: 900, maxMm: 1600 },
      pointSpacingMm: 1.2,
      accuracyMm: 1,
      cycleS: 3,
      ambient: 'hall',
    },
    buys: {
      principles: ['structured-light', 'active-stereo', 'stereo', 'structured-light-stereo'],
      workingDistanceMm: [900, 1600],
    },
  },
  {
    name: '拆垛',
    why: 'Pallet 1,200 × 1,000 × 1,000 mm from 2–3 m, 5 mm are enough: time of flight or stereo.',
    volume: {
      widthMm: 1200,
      heightMm: 1000,
      depthMm: 1000,
      distance: { minMm: 1500, maxMm: 3000 },
      pointSpacingMm: 6,
      accuracyMm: 10,
      cycleS: 2,
      ambient: 'hall',
    },
    buys: { principles: ['tof', 'active-stereo', 'stereo', 'structured-light'], workingDistanceMm: [1500, 3000] },
  },
];
