import type { FastifyRequest } from 'fastify';
import { asSeenBy } from '../../../domain/releases/registry/audience';
import type { VersionReader } from '../../../domain/releases/registry/read-version';
import type { Registry } from '../../../domain/releases/registry/registry-schema';
import { chooseVersions } from './choose-versions';
import { groupsOf, isCrawler, visitorOf } from './visitor';

/** `catalog@1.0.0-3f9a2c1b`: the versions that a visitor gets, with those that would stand in for them. */
export type VisitorVersions = (request: FastifyRequest) => string[];

/** The versions that a page of this visitor runs. Previews and developers' builds are nobody's versions. */
export const visitorVersions =
  (registry: () => Registry, versions: VersionReader): VisitorVersions =>
  request => {
    const visitor = isCrawler(request.headers['user-agent']) ? null : visitorOf(request);
    const { shell, remotes } = chooseVersions(asSeenBy(registry(), groupsOf(request)), versions, visitor);
    return [
      ...(shell ? [`shell@${shell.manifest.version}`] : []),
      ...remotes.flatMap(({ manifest: { name, version }, fallback }) => [
        `${name}@${version}`,
        ...(fallback ? [`${name}@${fallback.version}`] : []),
      ]),
    ];
  };
