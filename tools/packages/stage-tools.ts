import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.mjs';
import { REPOSITORY_PACKAGES } from '../new-remote/repository-files';
import { baseFiles } from './base-files';
import { moduleClosure } from './module-closure';
import { exactVersions, installedVersion, packageFields } from './package-fields';
import { packedEntries, readManifest } from './packed-entries';
import type { PublishedTools } from './published';

const compiled = (source: string) => source.replace(/\.ts$/, '.js');
const typesOf = (module: string) => module.replace(/\.(m?)js$/, '.d.$1ts');

/**
 * Writes commands and configuration of this checkout as a package into `to`. Files keep their places, so that what one
 * finds beside itself here it finds there.
 * @param emitted where `emitModules` put the modules
 */
export function stageTools(tools: PublishedTools, emitted: string, to: string): void {
  const { name, description, bin, exports, raw, brings, packed = [] } = tools;
  const modules = Object.values(exports).map(compiled);
  const entries = [...Object.values(bin), ...modules, ...modules.map(typesOf)];
  const { texts, packages } = moduleClosure(entries, {
    emitted,
    root,
    packed: packedEntries(packed),
    placeOf: file => file,
  });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), text);
  };
  rmSync(to, { recursive: true, force: true });
  for (const file of raw) {
    const filter = (path: string) =>
      !/\.test\.tsx?$/.test(path) && (statSync(path).isDirectory() || !path.endsWith('~'));
    cpSync(join(root, file), join(to, file), { recursive: true, filter });
  }
  for (const [file, text] of texts) write(file, text);
  const { version } = readManifest('shared/host');
  const bases = exports['.'] ? baseFiles() : {};
  for (const [file, json] of Object.entries(bases)) write(file, `${JSON.stringify(json, null, 2)}\n`);
  const begins = REPOSITORY_PACKAGES.map(one => [one, installedVersion('shared/host', one)]);
  const versions = { ...Object.fromEntries(begins), '@shixuan/remote-kit': version };
  write('tools/new-remote/versions.json', `${JSON.stringify(versions, null, 2)}\n`);
  const manifest = {
    ...packageFields(name, version),
    description,
    bin: Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, `./${file}`])),
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([key, file]) => {
          const path = `./${compiled(file)}`;
          return [key, { types: typesOf(path), default: path }];
        }),
      ),
      ...Object.fromEntries(Object.keys(bases).map(file => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    dependencies: exactVersions('.', [...packages, ...brings]),
  };
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  write('README.md', `# ${name}\n\n${description}。用法：\`npm create @shixuan/remote\` 建立的仓库里有 README。\n`);
  write('CHANGELOG.md', readFileSync(join(root, 'shared/host/CHANGELOG.md'), 'utf8'));
}
