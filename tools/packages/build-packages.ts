import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { npmScript } from '../lib/npm.mjs';
import { root } from '../lib/root.mjs';
import { emitModules } from './emit-modules';
import { libraries, type PublishedPackage, toolPackages } from './published';
import { stageLibrary } from './stage-library';
import { stageTools } from './stage-tools';

export interface Packed {
  of: PublishedPackage;
  /** The package as it lies in the packed file. */
  folder: string;
  tarball: string;
  bytes: number;
}

/** Packs one staged folder as `npm pack` does. @returns path of the `.tgz` */
function pack(folder: string, to: string): string {
  const args = [npmScript(), 'pack', '--json', '--pack-destination', to];
  const said = execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [answer] = JSON.parse(said) as { filename: string }[];
  if (!answer) throw new Error(`npm pack 没有回答：${folder}`);
  return join(to, answer.filename.replace('@', '').replace('/', '-'));
}

/**
 * Builds every published package into `to`: a folder and a `.tgz` of each.
 * @throws Error in Chinese when one cannot be compiled, or needs a package that is not published
 */
export function buildPackages(to: string = join(root, 'dist/packages')): Packed[] {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const emitted = emitModules([
    ...libraries.map(({ folder }) => `${folder}/src`),
    ...toolPackages.flatMap(({ bin, exports }) => [
      ...Object.values(bin).map(file => file.replace('-bin.mjs', '.ts')),
      ...Object.values(exports),
    ]),
  ]);
  const folderOf = ({ name }: PublishedPackage) => join(to, name.slice('@shixuan/'.length));
  for (const library of libraries) stageLibrary(library, emitted, folderOf(library));
  for (const one of toolPackages) stageTools(one, emitted, folderOf(one));
  rmSync(emitted, { recursive: true, force: true });
  return [...libraries, ...toolPackages].map(of => {
    const tarball = pack(folderOf(of), to);
    return { of, folder: folderOf(of), tarball, bytes: statSync(tarball).size };
  });
}
