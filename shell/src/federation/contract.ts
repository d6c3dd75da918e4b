import { CONTRACT_VERSION } from '@shixuan/host';

/**
 * Does this shell keep the contract that a remote asks for? Only caret ranges exist: `^1.2.0` is met by 1.2.0 and
 * every later 1.x. Anything else is not understood and therefore not met.
 */
export function meetsContract(range: string, version = CONTRACT_VERSION): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  const kept = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!wanted || !kept) return false;
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = wanted;
  const [major = 0, minor = 0, patch = 0] = kept;
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}
