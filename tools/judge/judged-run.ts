import {
  type Camera,
  type DepthCamera,
  depthCameraFromProduct,
  fromProduct,
  type Lens,
  type Light,
  type Profiler,
  profileNeedsOf,
  profilerFromProduct,
  requirementsOf,
  volumeNeedsOf,
} from '@shixuan/optics/model';
import type { Setting } from '@shixuan/optics/setting';
import {
  type PreparedCatalogue,
  prepareCatalogue,
  rankCameras,
  rankDepthCameras,
  rankLenses,
  rankProfilers,
  solveSystems,
} from '@shixuan/optics/solve';
import { type Attrs, dataSheets, type Sheet } from './data-sheets';
import { type Cause, type Fault, owed } from './fault';
import { judgeProfiler } from './judge-profiler';
import { judgeSystem } from './judge-system';
import { judgeVolume } from './judge-volume';
import type { Offer } from './offer';
import type { JudgedTask } from './seeded-tasks';

/** An offered row that does not hold. */
export interface Invalid {
  task: number;
  mode: string;
  /** 0: the first recommendation. */
  place: number;
  name: string;
  faults: readonly Fault[];
}

export interface JudgedRun {
  tasks: number;
  /** First recommendations and rows of the top five that were judged. */
  firsts: number;
  rows: number;
  invalid: readonly Invalid[];
  /** Lists without a certain row, and those of them with neither an open row nor a near miss. */
  withoutResult: number;
  unexplained: readonly number[];
}

/** Rows of an answer in the words of the judge. */
interface Row {
  name: string;
  /** Data of every deciding check are stated, so that the row is offered as certain. */
  decided: boolean;
  faults: readonly Fault[];
}

interface Answer {
  rows: readonly Row[];
  explained: boolean;
}

/** The catalogue as the data files have it: parts for the engine, sheets for the judge. */
export class Bench {
  readonly #sheets: readonly Sheet[];
  readonly #catalogue: PreparedCatalogue;
  readonly #profilers: readonly Profiler[];
  readonly #depthCameras: readonly DepthCamera[];

  private constructor(sheets: readonly Sheet[]) {
    this.#sheets = sheets;
    const products = sheets.map(sheet => ({ ...sheet, series: sheet.series ?? null }));
    const parts = products.map(fromProduct);
    this.#catalogue = prepareCatalogue({
      cameras: parts.flatMap(found => (found.role === 'camera' ? [found.part] : [])),
      lenses: parts.flatMap(found => (found.role === 'lens' ? [found.part] : [])),
      lights: parts.flatMap(found => (found.role === 'light' ? [found.part] : [])),
      grabbers: parts.flatMap(found => (found.role === 'grabber' ? [found.part] : [])),
    });
    this.#profilers = products.flatMap(product => profilerFromProduct(product) ?? []);
    this.#depthCameras = products.flatMap(product => depthCameraFromProduct(product) ?? []);
  }

  static async open(): Promise<Bench> {
    return new Bench(await dataSheets());
  }

  /** Solves every task in this process and judges the first five rows. */
  run(tasks: readonly JudgedTask[]): JudgedRun {
    const invalid: Invalid[] = [];
    const unexplained: number[] = [];
    let [firsts, rows, withoutResult] = [0, 0, 0];
    for (const [index, task] of tasks.entries()) {
      const answer = this.#answer(task);
      if (!answer.rows.some(({ decided }) => decided)) withoutResult++;
      if (!answer.explained) unexplained.push(index);
      firsts += Math.min(1, answer.rows.length);
      rows += answer.rows.length;
      // A figure that is not stated counts in every row that is offered as certain.
      // Margin and depth at the pixel are owed by the first one as soon as any row has both; the page offers no first one otherwise.
      const isOwed = answer.rows.some(row => row.decided && !row.faults.some(({ cause }) => owed.has(cause)));
      for (const [place, { name, decided, faults }] of answer.rows.entries()) {
        const counted = faults.filter(({ finding, cause }) =>
          owed.has(cause) ? isOwed && place === 0 : finding === 'lacking' || decided,
        );
        if (counted.length > 0) invalid.push({ task: index, mode: task.mode, place, name, faults: counted });
      }
    }
    return { tasks: tasks.length, firsts, rows, invalid, withoutResult, unexplained };
  }

  #attrs = (id: number): Attrs => this.#sheets[id - 1]?.attrs ?? {};

  #answer(judged: JudgedTask): Answer {
    if (judged.kind === 'profiler') return this.#profiler(judged);
    if (judged.kind === 'volume') return this.#volume(judged);
    const { task, kind, pick } = judged;
    const need = requirementsOf(task);
    const { cameras, lenses } = this.#catalogue;
    if (kind === 'system') {
      const { systems, nearMisses } = solveSystems(need, this.#catalogue, { limit: 5, paretoFrontLimit: 0 });
      const rows = systems.map(each =>
        this.#row(judged, each, each.lights[0]?.light ?? null, each.undecided.length === 0),
      );
      return { rows, explained: isExplained(rows, nearMisses) };
    }
    const kindOf = task.mode === 'line' ? 'line' : 'area';
    if (kind === 'lens') {
      const given = cameras.filter(camera => camera.kind === kindOf);
      const camera = given[pick % given.length] as Camera;
      const { ranked, nearMisses } = rankLenses(need, camera, lenses, { limit: 5 });
      const rows = ranked.map(each => this.#row(judged, each, null, each.undecided.length === 0));
      return { rows, explained: isExplained(rows, nearMisses) };
    }
    const { ranked, nearMisses } = rankCameras(need, cameras, { limit: 5 });
    const rows = ranked.map(each => this.#row(judged, each, null, each.undecided.length === 0));
    return { rows, explained: isExplained(rows, nearMisses) };
  }

  #row(
    { task, kind }: Exclude<JudgedTask, { kind: 'profiler' | 'volume' }>,
    { camera, lens, setting }: { camera: Camera; lens: Lens; setting: Setting },
    light: Light | null,
    decided: boolean,
  ): Row {
    const faults = judgeSystem(task, this.#offer(camera, lens, setting, light));
    // A camera alone is judged with any lens: what the lens would have to state does not count.
    const ofCamera = faults.filter(({ cause }) => kind !== 'camera' || causesOfCamera.has(cause));
    return { name: `${camera.model} + ${lens.model}${light ? ` + ${light.model}` : ''}`, decided, faults: ofCamera };
  }

  #offer(camera: Camera, lens: Lens, setting: Setting, light: Light | null): Offer {
    return {
      camera: this.#attrs(camera.id),
      lens: this.#attrs(lens.id),
      telecentric: this.#sheets[lens.id - 1]?.category === 'telecentric-lens',
      light: light && this.#attrs(light.id),
      distanceMm: setting.workingDistanceMm?.nominal ?? null,
      ringMm: setting.ringMm,
      magnification: setting.magnification.nominal,
      fNumber: setting.fNumber,
      exposureUs: setting.exposureUs,
      turned: setting.orientation === 90,
    };
  }

  #profiler({ task }: Extract<JudgedTask, { kind: 'profiler' }>): Answer {
    const { ranked, nearMisses } = rankProfilers(profileNeedsOf(task), this.#profilers, { limit: 5 });
    const rows = ranked.map(({ profiler, mounting, fit }) => ({
      name: profiler.model,
      decided: fit === 'fits',
      faults: judgeProfiler(task, this.#attrs(profiler.id), mounting.topMm),
    }));
    return { rows, explained: isExplained(rows, nearMisses) };
  }

  #volume({ task }: Extract<JudgedTask, { kind: 'volume' }>): Answer {
    const { ranked, nearMisses } = rankDepthCameras(volumeNeedsOf(task), this.#depthCameras, { limit: 5 });
    const rows = ranked.map(({ camera, mounting, fit }) => ({
      name: camera.model,
      decided: fit === 'fits',
      faults: judgeVolume(task, this.#attrs(camera.id), mounting.topMm),
    }));
    return { rows, explained: isExplained(rows, nearMisses) };
  }
}

const causesOfCamera: ReadonlySet<Cause> = new Set([
  'kind',
  'field',
  'pixel',
  'rate',
  'link',
  'blur',
  'shutter',
  'colour',
  'sensor-spectrum',
]);

/** Open rows name the data that they lack; where there is no row at all, a near miss says what stands in the way. */
const isExplained = (rows: readonly Row[], nearMisses: readonly { misses: readonly unknown[] }[]): boolean =>
  rows.length > 0 || nearMisses.some(({ misses }) => misses.length > 0);
