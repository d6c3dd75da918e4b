import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Check } from './check';
import { codeFiles } from './code-files';

/** Hosts that code may name, for every app (`*`) and for single ones: namespaces, links in messages of libraries, cited sources. */
const knownHosts = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'known-hosts.json'), 'utf8')));

const address = /\bhttps?:\/\/([a-z0-9][a-z0-9.-]*)/gi;

/** Pages load nothing from other hosts and send nothing to them. */
export const addresses: Check = {
  name: 'addresses',
  title: '不引用外部地址',
  problems(subject) {
    const known = new Set([
      ...(knownHosts['*'] ?? []),
      ...(Object.hasOwn(knownHosts, subject.name) ? (knownHosts[subject.name] ?? []) : []),
    ]);
    return codeFiles(subject).flatMap(({ file, text }) => {
      const hosts = [...text.matchAll(address)].map(([, host = '']) => host.toLowerCase());
      const unknown = [...new Set(hosts.filter(host => !known.has(host)))];
      if (unknown.length === 0) return [];
      return [
        `${file} 含有外部地址：${unknown.join('、')}。请改用站内资源；若只是给人看的链接或命名空间，请经站点管理员把主机名加入 known-hosts.json。`,
      ];
    });
  },
};
