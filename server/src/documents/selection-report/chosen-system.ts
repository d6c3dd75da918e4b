import { checkSystem, type System } from '@shixuan/optics/checks';
import { type DescribedEncoder, describeEncoder, noLight, undecidedFigures } from '@shixuan/optics/describe';
import { OpticsInputError } from '@shixuan/optics/formula';
import {
  type Camera,
  type Check,
  cameraOfSensor,
  checkLabel,
  isPlaceholder,
  type Requirements,
  type SideBySide,
} from '@shixuan/optics/model';
import { allMisses } from '@shixuan/optics/setting';
import { lensForAnyField, lightsFor, searchedSetting, shortcomingsOf } from '@shixuan/optics/solve';
import { assumedSideOf, type SelectionState, selectionPath } from '@shixuan/task-url';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import type { Segment } from '../../domain/catalogue/index/segment';
import { checkedRequirements } from '../../domain/selection/check-task';
import { findPart } from '../../domain/selection/find-part';
import type { Selection } from '../../domain/selection/selection-of';
import { badInput } from '../../platform/http/call-error';
import type { ReportAddress } from './read-address';

/** One system as an address names it, settled and checked. */
export interface ChosenSystem {
  need: Requirements;
  system: System;
  /** Why the system has no light, where it has none. */
  lightLacks: string;
  checks: readonly Check[];
  /** Demands of the task that it fails, one phrase each; empty when it meets all. */
  misses: readonly string[];
  /** What it lacks though it fails nothing, one phrase each: 视野留边不够. */
  shortcomings: readonly string[];
  /** Missing figures without which the system cannot be judged: 相机接口. */
  undecided: readonly string[];
  /** Its products that the catalogue holds, by id. */
  products: ReadonlyMap<number, IndexProduct>;
  /** Their categories, by the id of the product. */
  segments: ReadonlyMap<number, Segment>;
  /** Encoder and its settings for a line scan; null where none is stated. */
  encoder: DescribedEncoder | null;
  /** Cameras beside each other, of which the task states what one sees; null: one camera. */
  sideBySide: SideBySide | null;
  /** Side of the field that the task does not state and that counts as long as the other; null: both are stated. */
  assumedSide: 'width' | 'height' | null;
  /** Demands of the task in words that no check judges: 1 kHz. */
  unchecked: readonly string[];
  /** Path of the page that shows it. */
  path: string;
}

/** @throws CallError 404 for ids of nothing, 422 for a task or parts that cannot be computed with */
export function chosenSystem(selection: Selection, { state, grabberId }: ReportAddress): ChosenSystem {
  const { task, lensId, lightId } = state;
  const need = checkedRequirements(task);
  const camera = cameraOf(selection, state);
  const lens = lensId === null ? lensForAnyField : findPart(selection, 'lens', 'lens', lensId);
  const light = lightId === null ? null : findPart(selection, 'light', 'light', lightId);
  const grabber = grabberId === null ? null : findPart(selection, 'grabber', 'grabber', grabberId);
  if ((camera.kind === 'line') !== need.lineScan) {
    const [is, asked] = need.lineScan ? ['面阵', '线阵'] : ['线阵', '面阵'];
    throw badInput(`相机编号 camera：这是${is}相机，任务 mode 要的是${asked}相机`);
  }
  try {
    const setting = searchedSetting(need, camera, lens);
    const system = { camera, lens, setting, light, grabber };
    const checks = checkSystem(need, system);
    return {
      need,
      system,
      lightLacks: lightLacksOf(need, system, selection),
      checks,
      misses: missesOf(need, system, checks),
      shortcomings: shortcomingsOf(need, lens, setting),
      undecided: undecidedFigures(need, system),
      ...productsOf(selection, [camera, lens, light, grabber]),
      encoder: need.lineScan ? describeEncoder(state.encoder, setting.objectPixelMm.nominal, task.speedMmS) : null,
      sideBySide: state.sideBySide ?? null,
      assumedSide: assumedSideOf(state),
      unchecked: state.said?.unchecked ?? [],
      path: selectionPath({ ...state, drafts: {} }),
    };
  } catch (error) {
    if (!(error instanceof OpticsInputError)) throw error;
    throw badInput(`这组相机与镜头无法按任务计算：${error.message}`);
  }
}

/** What the search refuses, in its measure, then every other check that fails: the search chooses no light, and the address may. */
function missesOf(need: Requirements, { camera, lens, setting }: System, checks: readonly Check[]): string[] {
  const refused = allMisses(need, camera, lens, setting);
  const failed = checks.filter(({ id, verdict }) => verdict === 'fail' && !refused.some(({ check }) => check === id));
  return [
    ...refused.map(({ check, missedBy }) => `${checkLabel(check, need)}${missText(missedBy)}`),
    ...failed.map(({ label, marginPct }) => label + missText(marginPct === null ? whole : -marginPct / 100)),
  ];
}

/** The address names no light: none of the catalogue fits, or the one that does is named. */
function lightLacksOf(need: Requirements, system: System, { lights }: Selection): string {
  if (isPlaceholder(system.lens) || isPlaceholder(system.camera)) return '相机与镜头都定下后再选';
  const [fitting] = lightsFor(need, system, lights);
  return fitting ? `网址中没有给出，可选 ${withBrand(fitting.light)}（${fitting.technique.label}）` : noLight.unfit;
}

/** Some makers begin the names of their models with their own. */
const withBrand = ({ brand, model }: { brand: string; model: string }): string =>
  model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`;

function cameraOf(selection: Selection, { cameraId, sensor, task }: SelectionState): Camera {
  if (cameraId !== null) return findPart(selection, 'camera', 'camera', cameraId);
  if (!sensor) throw badInput('缺少参数 camera，应为相机的编号');
  return cameraOfSensor({ kind: task.mode === 'line' ? 'line' : 'area', ...sensor });
}

function productsOf(
  { byId, index }: Selection,
  parts: readonly ({ id: number } | null)[],
): Pick<ChosenSystem, 'products' | 'segments'> {
  const known = parts.flatMap(part => (part && byId.get(part.id)) ?? []);
  return {
    products: new Map(known.map(({ product }) => [product.id, product])),
    segments: new Map(
      known.flatMap(({ product: { id } }) => {
        const found = index.find(id);
        return found ? [[id, found.segment] as const] : [];
      }),
    ),
  };
}

/** Share by which is missed what fits or does not, such as a thread. */
const whole = 1;

function missText(missedBy: number): string {
  if (missedBy === whole || missedBy <= 0) return '不满足';
  return missedBy > 10 ? '差 10 倍以上' : `差 ${Math.max(1, Math.round(missedBy * 100))} %`;
}
