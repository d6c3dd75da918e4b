import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** A module that is loaded with `require` is no ES module, and resolution as of Node 10 knows no `exports`: neither is meant. */
const notMeant = (resolution: string) => resolution === 'node10' || resolution === 'node16-cjs';

/** What the types of a packed package would do to those who use it. @returns the problems; none when all is well */
async function wrongTypes(tarball: string): Promise<string[]> {
  const packed = createPackageFromTarballData(readFileSync(tarball));
  const analysis = await checkPackage(packed, { excludeEntrypoints: [/\.css$/, /^\.\/package\.json$/] });
  if (!analysis.types) return ['没有类型声明'];
  return analysis.problems.flatMap(problem => {
    if ('resolutionKind' in problem && notMeant(problem.resolutionKind)) return [];
    if (problem.kind === 'CJSResolvesToESM') return [];
    const where = 'entrypoint' in problem ? problem.entrypoint : 'fileName' in problem ? problem.fileName : '';
    return [`${problem.kind} ${where}`];
  });
}

/**
 * Whether others can use a package as it is packed: publint on the folder, `@arethetypeswrong/core` on the packed file.
 * @returns the problems; none when all is well
 */
export async function packageProblems(folder: string, tarball: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, level: 'warning', strict: true, pack: 'npm' });
  // A package that is only a command has no types.
  const hasModules = Object.keys(pkg.exports ?? {}).some(key => key !== './package.json');
  return [
    ...messages.map(message => formatMessage(message, pkg) ?? message.code),
    ...(hasModules ? await wrongTypes(tarball) : []),
  ];
}
