import type { AmbientLight, LaserClass, Protection } from '@shixuan/optics/model';
import type { SelectionState } from '@shixuan/task-url';

type Task = SelectionState['task'];

/** From `start` up to before `end`, in UTF-16 units of the line. */
export interface Span {
  start: number;
  end: number;
}

/** Ends of a distance, mm; null: not limited. */
export interface Between {
  minMm: number | null;
  maxMm: number | null;
}

/** Kinds of task: systems that take pictures, line profilers, cameras that see a volume in one shot. */
export type TaskKind = 'imaging' | 'profile' | 'volume';

/** What a line can say, with the value of each; figures in mm, mm/s, fps and px unless the name says otherwise. */
export interface Said {
  mode: 'area' | 'line' | 'telecentric' | 'profile' | 'volume';
  field: { widthMm: number; heightMm: number };
  width: number;
  height: number;
  length: number;
  diameter: number;
  margin: number;
  feature: number;
  pixelsPerFeature: number;
  /** Full width of the band. */
  tolerance: number;
  objectPixel: number;
  wd: Between;
  oo: Between;
  mountTolerance: number;
  heightVariation: number;
  speed: number;
  rate: number;
  exposureUs: number;
  blur: number;
  fNumber: number;
  wavelengthNm: number;
  /** Of the light, where the part is fluorescent. */
  excitationNm: number;
  cableM: number;
  colour: NonNullable<Task['colour']>;
  shutter: NonNullable<Task['shutter']>;
  link: string;
  surface: NonNullable<Task['surface']>;
  form: NonNullable<Task['form']>;
  content: NonNullable<Task['feature']>;
  technique: string;
  pointSpacing: number;
  travelSpacing: number;
  /** Profiles per second. */
  profileRateHz: number;
  repeatabilityUm: number;
  resolutionUm: number;
  heightErrorUm: number;
  standOff: Between;
  /** Height of a pile or of a full bin. */
  pileHeight: number;
  ambient: AmbientLight;
  laserClass: LaserClass;
  protection: Protection;
  /** 成本档上限, 1 to 4. */
  maxCostClass: number;
}
export type SlotId = keyof Said;

/** What words could be replaced by. */
export interface Choice {
  label: string;
  text: string;
}

/**
 * One value that was read, with the words that say it. `instead`: the value follows from what several words say together, and this is
 * the whole line that says otherwise.
 */
export type Reading = { [K in SlotId]: { slot: K; value: Said[K]; spans: Span[]; instead?: Choice } }[SlotId];

/** Words that may mean several things, or nothing that can be taken. */
export interface Question {
  spans: Span[];
  /** One Chinese sentence. */
  why: string;
  choices: Choice[];
}

/** `noun`: the part or a word without influence on the task. `strange`: not understood. */
export type PieceKind = 'read' | 'asked' | 'noun' | 'filler' | 'strange';

/** Every character of the line belongs to one piece. */
export interface Piece extends Span {
  kind: PieceKind;
}

export interface TaskReading {
  readings: Reading[];
  questions: Question[];
  /**
   * What would serve the task better than what is read, and the other way for what follows from the words: the readings stand until a
   * choice is taken.
   */
  offers: Question[];
  pieces: Piece[];
}
