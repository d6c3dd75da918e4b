import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import { mountFit } from '../../physics/rings/mount-fit';
import { mountCaveat } from '../score/caveats';
import { undecidedByMounts } from '../score/undecided';
import { alike } from './alike';

/** Which lenses certainly go onto no mount of a camera, by small numbers. */
export interface MountTable {
  ofCamera: Int32Array;
  ofLens: Int32Array;
  /** Row per kind of camera, column per mount of lenses; 1 = refused. */
  refused: Uint8Array;
  /** The same of what an adapter costs in the score. */
  caveats: Float64Array;
  /** 1: nobody can say whether it goes on. */
  undecided: Uint8Array;
  lensMounts: number;
}

/** Mounts that fit alike are one: what comes of cameras and lenses is worked out for each kind together. */
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
