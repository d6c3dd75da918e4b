import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './lib/root.mjs';
import { licenceReport, readSbom } from './sbom/licence-report';

// What the site is made of, from the lock file alone: a bill of materials (CycloneDX, by npm itself) and the licences.
// `npm run sbom [-- <folder>]`; exit code 1 where a licence is not one that was looked at.
const folder = resolve(process.argv[2] ?? join(root, 'var/sbom'));
const asked = [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--omit',
  'dev',
  '--package-lock-only',
];
const text = execFileSync('npm', asked, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const { table, unknown, count } = licenceReport(readSbom(text));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'shixuan.cdx.json'), text);
writeFileSync(join(folder, 'licences.md'), table);
console.log(`${count} 个组件：${join(folder, 'shixuan.cdx.json')}，许可证：${join(folder, 'licences.md')}`);
for (const line of unknown) console.error(`许可证未经核对：${line}`);
if (unknown.length > 0) process.exitCode = 1;
