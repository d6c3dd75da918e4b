import { isPolicyOf } from '../../../domain/releases/policy-names';
import type { Chosen } from './choose-versions';

/** Names of the Trusted Types policies that the chosen versions create; null for a shell that does not work under them. */
export function policyNamesOf({ shell, remotes }: Pick<Chosen, 'shell' | 'remotes'>): string[] | null {
  const own = shell?.manifest.trustedTypes;
  if (!own) return null;
  const ofRemotes = remotes.flatMap(({ manifest: { name, trustedTypes = [] } }) =>
    trustedTypes.filter(policy => isPolicyOf(name, policy)),
  );
  return [...new Set([...own, ...ofRemotes])];
}
