import type { SiteRevision } from '@shixuan/api/site-report';
import { configMark } from '../../../domain/releases/registry/config-of-version';
import type { Registry } from '../../../domain/releases/registry/registry-schema';

/** The part of the registry that open pages are told of. */
export type DeployedNow = Pick<Registry, 'revision' | 'killed' | 'shell' | 'microFrontends' | 'config'>;

/** What an open page has to know of what is deployed now. */
export function siteRevision({ revision, killed, shell, microFrontends, config }: DeployedNow): SiteRevision {
  const withdrawn = Object.entries({ shell, ...microFrontends }).flatMap(([name, rows]) =>
    rows.filter(({ extras }) => extras.withdrawnAt).map(({ metadata }) => `${name}@${metadata.version}`),
  );
  return { revision, killed: Object.keys(killed), withdrawn, config: configMark({ config }) };
}
