import { lightBeside } from '../checks/imaging/light-beside';
import type { System } from '../checks/imaging/system';
import type { Requirements } from '../model/task/requirements';
import type { SideBySide } from '../model/task/side-by-side';
import { chooseCable } from '../physics/link/choose-cable';
import { linkHostLabels } from '../physics/link/interface';
import { linkInterface } from '../physics/link/interfaces';
import { betterFit, mountFit } from '../physics/rings/mount-fit';
import { ringStacks } from '../physics/rings/stock-rings';
import { type BillLine, billItems } from './bill-line';
import { billSideBySide } from './bill-side-by-side';
import { supplyText } from './supply-text';

/** Why a system has no light. */
export const noLight = {
  unfit: '目录中没有尺寸与波长都合适的，须另配',
  ofPair: '这里只选相机与镜头，光源在「视觉系统」里选',
} as const;

/**
 * All parts of a system, from the camera to its supply. A light is a line in any case, as no system sees without.
 * @param lightLacks why there is none, where the system has none
 * @param sideBySide cameras beside each other, of which the task states what one sees; null: one camera
 */
export function billOfMaterial(
  need: Requirements,
  system: System,
  lightLacks: string = noLight.ofPair,
  sideBySide: SideBySide | null = null,
): BillLine[] {
  const lines = linesOfOne(need, system, lightLacks);
  return sideBySide ? billSideBySide(lines, need, system, sideBySide) : lines;
}

function linesOfOne(need: Requirements, system: System, lightLacks: string): BillLine[] {
  const { camera, lens, light, grabber } = system;
  const product = (item: string, part: { id: number } | null | undefined, open: string): BillLine => {
    const known = part && part.id > 0;
    return { item, productId: known ? part.id : null, text: known ? null : open, count: 1, note: null };
  };
  return [
    product('相机', camera, `待定：${camera.pixelsH} × ${camera.pixelsV}，像元 ${camera.pixelSizeUm} µm`),
    product('镜头', lens, '待定'),
    ...adapterLines(system),
    ...ringLines(system),
    { ...product(billItems.light, light, `未选：${lightLacks}`), ...rowOf(need, system) },
    ...(light ? [described(billItems.lightController, '按光源标注的电压与功率选配')] : []),
    ...(grabber ? [product('采集卡', grabber, '待定')] : hostLines(system)),
    ...cableLines(need, system),
    ...supplyLines(system),
    ...(need.lineScan ? [described(billItems.encoder, '测量轮或轴编码器，给行触发')] : []),
  ];
}

/** Lights in a row where no single one is long enough. */
function rowOf(need: Requirements, system: System): Partial<BillLine> {
  const { count } = lightBeside(need, system);
  return count > 1 ? { count, note: `单条不够长，并排 ${count} 条` } : {};
}

/** A part that the catalogue does not hold. */
const described = (item: string, text: string): BillLine => ({ item, productId: null, text, count: 1, note: null });

/** Where the lens goes onto none of the camera's mounts without one. */
function adapterLines({ camera, lens }: System): BillLine[] {
  const fits = camera.mounts.map(body => mountFit(lens.mount, body));
  const [first, ...others] = fits;
  const best = first && others.reduce(betterFit, first);
  return best?.kind === 'adapter' ? [described('转接环', best.note)] : [];
}

/** Undefined where the link is not stated, or not in the table. */
const linkOf = ({ link }: System['camera']) => (link === null ? undefined : linkInterface(link));

/** The data cable may carry the supply; whether this camera takes it is in the maker's data. */
function supplyLines({ camera }: System): BillLine[] {
  const link = linkOf(camera);
  return link ? [described('相机供电', supplyText(link, camera.powerW, camera.linkLanes, '相机'))] : [];
}

/** Each thickness of ring in the stack is a line of its own. */
function ringLines({ lens, setting: { ringMm } }: System): BillLine[] {
  if (ringMm === 0) return [];
  const focal = lens.kind === 'focal' ? lens.focalLengthMm : Number.POSITIVE_INFINITY;
  const stack = ringStacks(focal).find(({ thicknessMm }) => Math.abs(thicknessMm - ringMm) < 1e-9);
  const pieces = stack?.piecesMm ?? [ringMm];
  return [...new Set(pieces)].map(piece => ({
    item: '接圈',
    productId: null,
    text: `${piece} mm 接圈`,
    count: pieces.filter(each => each === piece).length,
    note: `总厚 ${ringMm} mm，按镜头接口选配`,
  }));
}

function hostLines({ camera }: System): BillLine[] {
  const link = linkOf(camera);
  if (!link || link.host === 'board') return [];
  const text = `${link.label} ${linkHostLabels[link.host]}`;
  return [described('采集端', text)];
}

function cableLines({ task: { cableM } }: Requirements, { camera }: System): BillLine[] {
  const link = linkOf(camera);
  if (!link) return [];
  const length = cableM === null ? '长度待定' : `${cableM} m`;
  const note = cableM === null ? null : chooseCable(link, cableM).text;
  return [{ item: '数据线', productId: null, text: `${link.label} 线缆，${length}`, count: 1, note }];
}
