import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import { mountFit } from '../../physics/rings/mount-fit';
import { mountCaveat } from '../score/caveats';
import { undecidedByMounts } from '../score/undecided';
import { alike } from './alike';

/** Fit of camera mounts and lens mounts. Mounts are numbered by groups that fit alike. */
export interface MountTable {
  ofCamera: Int32Array;
  ofLens: Int32Array;
  /** One row per group of cameras, one column per group of lens mounts; 1 = the lens certainly fits no mount of the camera. */
  refused: Uint8Array;
  /** Caveats of the mount (adapter, unclear thread), in the same layout as `refused`. */
  caveats: Float64Array;
  /** 1: the stated data do not decide whether the lens fits. */
  undecided: Uint8Array;
  lensMounts: number;
}

/** Builds the table. Mounts that fit alike share a row or a column, so that each fit is computed once. */
export function mountTable(cameras: readonly Camera[], lenses: readonly Lens[]): MountTable {
  const bodies = alike(cameras, ({ mounts }) => mounts.join('|'));
  const mountsOf = bodies.firsts.map(first => cameras[first]?.mounts ?? []);
  const barrels = alike(lenses, ({ mount }) => JSON.stringify(mountsOf.map(mounts => fitOf(mounts, mount))));
  const lensMounts = barrels.firsts.length;
  const refused = new Uint8Array(mountsOf.length * lensMounts);
  const caveats = new Float64Array(refused.length);
  const undecided = new Uint8Array(refused.length);
  mountsOf.forEach((mounts, row) => {
    barrels.firsts.forEach((first, column) => {
      const fit = fitOf(mounts, lenses[first]?.mount ?? null);
      const place = row * lensMounts + column;
      refused[place] = Number(fit.refused);
      caveats[place] = fit.caveat;
      undecided[place] = Number(fit.undecided);
    });
  });
  return { ofCamera: bodies.of, ofLens: barrels.of, refused, caveats, undecided, lensMounts };
}

const fitOf = (mounts: readonly string[], mount: string | null) => ({
  refused: mounts.length > 0 && mount !== null && mounts.every(body => mountFit(mount, body).kind === 'no'),
  caveat: mountCaveat(mounts, mount),
  undecided: undecidedByMounts(mounts, mount),
});
