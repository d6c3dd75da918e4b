import { satisfies } from 'semver';
import type { Check } from './check';

type Versions = Readonly<Record<string, string>>;

/** The page has one copy of each shared package, the shell's: it must be what the remote was built with, or later. */
function unmet(wanted: Versions, provided: Versions): string[] {
  return Object.entries(wanted).flatMap(([name, version]) => {
    const found = provided[name];
    if (found !== undefined && satisfies(found, `^${version}`)) return [];
    return [`${name} ^${version}（外壳提供 ${found ?? '无'}）`];
  });
}

export const sharedPackages: Check = {
  name: 'shared-packages',
  title: '共享包版本',
  problems(subject, { shells, remotes }) {
    const shared = subject.manifest.shared;
    if (!shared) return [];
    if (subject.kind === 'remote') {
      return shells.flatMap(({ row, manifest }) => {
        const missing = unmet(shared, manifest.shared ?? shared);
        if (missing.length === 0) return [];
        return [
          `线上外壳 ${row.metadata.version} 的共享包不够新：${missing.join('、')}。请先上线新外壳，或按它的版本重新构建。`,
        ];
      });
    }
    return remotes.flatMap(({ name, row, manifest }) => {
      const missing = unmet(manifest.shared ?? {}, shared);
      if (missing.length === 0) return [];
      return [`线上 ${name} ${row.metadata.version} 需要：${missing.join('、')}。外壳的共享包不能比线上栏目所用的旧。`];
    });
  },
};
