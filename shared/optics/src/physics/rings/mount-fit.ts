import { type Mount, mountOf } from './mounts';

export type MountFit =
  /** The lens fits, with the image on the sensor. */
  | { kind: 'direct'; label: string }
  /** The lens fits with an adapter of this length. */
  | { kind: 'adapter'; adapterMm: number; note: string }
  /** Same thread, but the flange distance has to be looked up. */
  | { kind: 'check'; note: string }
  | { kind: 'no'; note: string }
  | { kind: 'unknown'; note: string };

/** Shortest adapter between two different mounts, mm. Below it there is no space for both flanges. */
const shortestAdapterMm = 1;

const order: readonly MountFit['kind'][] = ['direct', 'adapter', 'check', 'unknown', 'no'];

/** The better of two fits: one that holds, then one that is not known, then a refusal. */
export const betterFit = (a: MountFit, b: MountFit): MountFit =>
  order.indexOf(b.kind) < order.indexOf(a.kind) ? b : a;

/**
 * Fit of a lens mount to a camera mount. A mount that is missing or not in the table is 未知, neither a fit nor a refusal.
 * @param lens code of the mount, or several joined by `|` of which any may be used; null = 未标注
 * @param camera one code; for a camera with several mounts the function is called for each
 */
export function mountFit(lens: string | null, camera: string | null): MountFit {
  if (lens?.includes('|')) {
    return lens
      .split('|')
      .map(code => mountFit(code, camera))
      .reduce(betterFit);
  }
  const [barrel, body] = [lens && mountOf(lens), camera && mountOf(camera)];
  if (!barrel) return unknown('镜头', lens);
  if (!body) return unknown('相机', camera);
  if (barrel.code === body.code) {
    return barrel.flangeMm === undefined
      ? { kind: 'check', note: `同为 ${barrel.label}，法兰距各厂不同，须核对` }
      : { kind: 'direct', label: barrel.label };
  }
  return withAdapter(barrel, body);
}

function withAdapter(barrel: Mount, body: Mount): MountFit {
  const names = `${barrel.label}镜头装 ${body.label}相机`;
  if (barrel.flangeMm === undefined || body.flangeMm === undefined) {
    if (otherPitch(barrel, body)) return { kind: 'no', note: `${names}：直径相同而螺距不同，拧不进` };
    if (barrel.thread === body.thread) return { kind: 'check', note: `${names}：螺距与法兰距须核对` };
    return { kind: 'unknown', note: `${names}：法兰距各厂不同，有无转接环须向厂家确认` };
  }
  const adapterMm = Math.round((barrel.flangeMm - body.flangeMm) * 1000) / 1000;
  if (adapterMm < shortestAdapterMm) {
    // In tenths of a millimetre: nobody makes up for it, so more digits say nothing.
    const lacking = Math.round(-adapterMm * 10) / 10;
    return { kind: 'no', note: `${barrel.label}镜头装不到 ${body.label}相机上：法兰距差 ${lacking} mm，不能合焦` };
  }
  return { kind: 'adapter', adapterMm, note: `${names}：加 ${adapterMm} mm 转接环` };
}

const otherPitch = (barrel: Mount, body: Mount) =>
  barrel.thread === body.thread &&
  barrel.pitchMm !== undefined &&
  body.pitchMm !== undefined &&
  barrel.pitchMm !== body.pitchMm;

const unknown = (side: string, code: string | null): MountFit => ({
  kind: 'unknown',
  note: code ? `${side}接口 ${code} 不在接口表中` : `${side}接口未标注`,
});
