import type { Camera } from '../parts/camera';
import type { Lens } from '../parts/lens';
import { mountFit } from '../rings/mount-fit';
import { alike } from './alike';
import { mountCaveat } from './caveats';
import { undecidedByMounts } from './undecided';

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

export function mountTable(cameras: readonly Camera[], lenses: readonly Lens[]): MountTable {
  const bodies = alike(cameras, ({ mounts }) => mounts.join('|'));
  const barrels = alike(lenses, ({ mount }) => mount ?? '');
  const refused = new Uint8Array(bodies.names.length * barrels.names.length);
  const caveats = new Float64Array(refused.length);
  const undecided = new Uint8Array(refused.length);
  bodies.names.forEach((body, row) => {
    const mounts = body === '' ? [] : body.split('|');
    barrels.names.forEach((barrel, column) => {
      const never = mounts.length > 0 && barrel !== '' && mounts.every(mount => mountFit(barrel, mount).kind === 'no');
      refused[row * barrels.names.length + column] = Number(never);
      const mount = barrel === '' ? null : barrel;
      caveats[row * barrels.names.length + column] = mountCaveat(mounts, mount);
      undecided[row * barrels.names.length + column] = Number(undecidedByMounts(mounts, mount));
    });
  });
  return { ofCamera: bodies.of, ofLens: barrels.of, refused, caveats, undecided, lensMounts: barrels.names.length };
}
