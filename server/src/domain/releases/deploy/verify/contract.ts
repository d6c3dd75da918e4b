import { satisfies } from 'semver';
import type { Check } from './check';

/** A remote runs in every shell that visitors have; a shell runs every remote that visitors have. */
export const contract: Check = {
  name: 'contract',
  title: '契约版本',
  problems(subject, { shells, remotes }) {
    if (subject.kind === 'remote') {
      const wanted = subject.manifest.requires.contract;
      return shells
        .filter(({ manifest }) => !satisfies(manifest.contract, wanted))
        .map(
          ({ row, manifest }) =>
            `需要契约 ${wanted}，而线上外壳 ${row.metadata.version} 提供的是 ${manifest.contract}：请先上线新外壳，或把 requires.contract 降到它能满足的版本。`,
        );
    }
    return remotes
      .filter(({ manifest }) => !satisfies(subject.manifest.contract, manifest.requires.contract))
      .map(
        ({ name, row, manifest }) =>
          `提供契约 ${subject.manifest.contract}，而线上 ${name} ${row.metadata.version} 需要 ${manifest.requires.contract}：外壳必须仍能运行它，否则请先请${manifest.owner}升级。`,
      );
  },
};
