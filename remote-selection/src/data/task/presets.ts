import { type Goal, neutralState, neutralTask, type SelectionState, type Start } from '@shixuan/task-url';

type Task = SelectionState['task'];

export interface Preset {
  id: string;
  label: string;
  /** Object and demand in one line. */
  summary: string;
  start: Start;
  task: Task;
}

const preset = (id: string, label: string, summary: string, task: Partial<Task>, start: Start = 'field'): Preset => ({
  id,
  label,
  summary,
  start,
  task: { ...neutralTask, ...task },
});

const fixed = (minMm: number, maxMm = minMm) => ({ minMm, maxMm });
const feature = (featureMm: number, pixelsPerFeature: number) => ({
  kind: 'feature' as const,
  featureMm,
  pixelsPerFeature,
});

/** Complete tasks with realistic figures, so that a result is shown before anything is typed. The first is the default. */
export const presets: readonly Preset[] = [
  // A module of a phone board, seen whole. 01005 chips are 0.2 mm wide: half of that decides whether one is shifted, three pixels
  // across it. The tallest part is 3 mm. Stop and shoot, two boards a second; red ring light on matt solder mask.
  preset('pcb', 'PCB', '60 × 45 mm，看清 0.1 mm', {
    object: { widthMm: 60, heightMm: 45 },
    accuracy: feature(0.1, 3),
    workingDistance: fixed(250, 350),
    heightVariationMm: 3,
    rateHz: 2,
    wavelengthNm: 630,
    surface: 'matt',
    feature: 'print',
    form: 'flat',
    technique: 'ring',
  }),
  // Coated foil 300 mm wide at 60 m/min, a usual speed of coating and slitting. Pinholes and scratches from 0.15 mm are sorted out;
  // foil is stretched over a roller, so height varies by less than 0.5 mm. Black coating on bright copper: a line light.
  preset(
    'electrode',
    '电池极片',
    '幅宽 300 mm，60 m/min，缺陷 0.15 mm',
    {
      mode: 'line',
      object: { widthMm: 300, heightMm: 300 },
      marginPct: 5,
      accuracy: feature(0.15, 3),
      workingDistance: fixed(250, 500),
      heightVariationMm: 0.5,
      speedMmS: 1000,
      wavelengthNm: 630,
      surface: 'glossy',
      feature: 'flat-defect',
      form: 'flat',
      technique: 'line',
    },
    'line',
  ),
  // Finish of a beverage bottle, Ø 28 mm thread and room for the wobble of the conveyor. Chips from 0.3 mm cut lips: four pixels.
  // 36 000 bottles an hour are ten a second at 0.8 m/s, so a global shutter. Curved glass shines: dome light.
  preset('bottle', '瓶口', '40 × 40 mm，崩口 0.3 mm，10 件/秒', {
    object: { widthMm: 40, heightMm: 40 },
    accuracy: feature(0.3, 4),
    workingDistance: fixed(200, 300),
    heightVariationMm: 2,
    speedMmS: 800,
    rateHz: 10,
    shutter: 'global',
    wavelengthNm: 630,
    surface: 'glossy',
    feature: 'relief',
    form: 'curved',
    technique: 'dome',
  }),
  // Data Matrix of 0.25 mm modules somewhere in 50 × 40 mm on parts that come at 0.5 m/s; three pixels a module as Datalogic asks.
  // Parts are of several heights: 10 mm. Codes are read black and white.
  preset('code', '二维码', '50 × 40 mm，模块 0.25 mm', {
    object: { widthMm: 50, heightMm: 40 },
    accuracy: feature(0.25, 3),
    workingDistance: fixed(150, 250),
    heightVariationMm: 10,
    speedMmS: 500,
    rateHz: 5,
    colour: 'mono',
    shutter: 'global',
    wavelengthNm: 630,
    surface: 'matt',
    feature: 'print',
    form: 'flat',
    technique: 'ring',
  }),
  // M6-6g: the pitch diameter may vary by 0.112 mm. Silhouette before a collimated back light, edges fitted to a quarter of a pixel,
  // ten times finer than the tolerance. Parallel rays keep the flanks true; the bolt may lie 1 mm off the plane of focus.
  preset('thread', '螺纹', 'M6 中径公差 0.112 mm，远心', {
    mode: 'telecentric',
    object: { widthMm: 20, heightMm: 12 },
    accuracy: { kind: 'tolerance', toleranceMm: 0.112, subPixelFactor: 0.25 },
    workingDistance: fixed(60, 150),
    heightVariationMm: 2,
    rateHz: 2,
    colour: 'mono',
    wavelengthNm: 525,
    surface: 'glossy',
    feature: 'outline',
    form: 'curved',
    technique: 'collimated-backlight',
    backAccessible: true,
  }),
  // Ø20 h7: the diameter may vary by 0.021 mm (ISO 286-2). Edges before parallel light fitted to a tenth of a pixel, ten times
  // finer than the tolerance. The shaft lies within 2 mm in the fixture, and 1 mm off the plane of focus.
  preset('shaft', '轴径', 'Ø20 h7，公差 0.021 mm，远心', {
    mode: 'telecentric',
    object: { widthMm: 24, heightMm: 18 },
    accuracy: { kind: 'tolerance', toleranceMm: 0.021, subPixelFactor: 0.1 },
    workingDistance: fixed(60, 200),
    heightVariationMm: 1,
    rateHz: 1,
    colour: 'mono',
    wavelengthNm: 525,
    surface: 'glossy',
    feature: 'outline',
    form: 'curved',
    technique: 'collimated-backlight',
    backAccessible: true,
  }),
  // Cover glass of a phone, 75 mm wide, moved under a line at 150 mm/s. Fine scratches are 0.03 mm wide and glow at three pixels.
  // The glass lies flat on the stage within 0.1 mm; scratches show in blue light.
  preset(
    'glass',
    '玻璃盖板',
    '宽 75 mm，划痕 0.03 mm',
    {
      mode: 'line',
      object: { widthMm: 75, heightMm: 75 },
      marginPct: 5,
      accuracy: feature(0.03, 3),
      workingDistance: fixed(80, 300),
      heightVariationMm: 0.1,
      speedMmS: 150,
      wavelengthNm: 465,
      surface: 'mirror',
      feature: 'relief',
      form: 'flat',
      technique: 'line',
    },
    'line',
  ),
  // Film 1200 mm wide at 120 m/min; gels and insects count from 0.5 mm. One camera across the web, mounted a good metre above it,
  // and the film flutters by 5 mm.
  preset(
    'web',
    '卷材',
    '幅宽 1200 mm，120 m/min，缺陷 0.5 mm',
    {
      mode: 'line',
      object: { widthMm: 1200, heightMm: 1200 },
      marginPct: 5,
      accuracy: feature(0.5, 3),
      workingDistance: fixed(900, 1600),
      heightVariationMm: 5,
      speedMmS: 2000,
      surface: 'glossy',
      feature: 'flat-defect',
      form: 'flat',
      technique: 'line',
    },
    'line',
  ),
  // Date code on a carton, letters with strokes of 0.4 mm, three pixels each. Cartons of 2 cm difference in height pass at 30 m/min,
  // three a second.
  preset('character', '字符', '120 × 90 mm，笔画 0.4 mm', {
    object: { widthMm: 120, heightMm: 90 },
    accuracy: feature(0.4, 3),
    workingDistance: fixed(300, 500),
    heightVariationMm: 20,
    speedMmS: 500,
    rateHz: 3,
    colour: 'mono',
    shutter: 'global',
    wavelengthNm: 630,
    surface: 'matt',
    feature: 'print',
    form: 'flat',
    technique: 'bar',
  }),
];

/** The state of a preset. Parts that were fixed for another task are released. */
export const presetState = (goal: Goal, { start, task }: Preset): SelectionState => ({
  ...neutralState(goal),
  start,
  task,
});

/** The state for an address without a query. */
export const firstState = (goal: Goal): SelectionState => {
  const [first] = presets;
  return first ? presetState(goal, first) : neutralState(goal);
};
