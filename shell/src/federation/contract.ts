import { CONTRACT_VERSION, type HostServices } from '@shixuan/host';

/** Turns this shell's services into those that a remote of an older major expects. */
export type ContractAdapter = (host: HostServices) => HostServices;

/** The previous major, as long as remotes of it still run. */
export interface OlderContract {
  /** The last version of that major: what its remotes may ask for. */
  version: string;
  adapt: ContractAdapter;
}

/** To be filled when the contract's major is raised: the shell is deployed first, and the teams follow one by one. */
const olderContracts: readonly OlderContract[] = [];

const asItIs: ContractAdapter = host => host;

/** Only caret ranges exist: `^1.2.0` is met by 1.2.0 and every later 1.x. Anything else is not understood and therefore not met. */
export function meets(range: string, version: string): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  const kept = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!wanted || !kept) return false;
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = wanted;
  const [major = 0, minor = 0, patch = 0] = kept;
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

/**
 * The adapter for a remote that requires `range`: identity for the current major, an adapter for an older one, null for
 * an unsupported one.
 */
export function contractAdapter(
  range: string,
  version = CONTRACT_VERSION,
  older: readonly OlderContract[] = olderContracts,
): ContractAdapter | null {
  if (meets(range, version)) return asItIs;
  return older.find(contract => meets(range, contract.version))?.adapt ?? null;
}
