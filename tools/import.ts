import { reasonOf } from '@shixuan/server/platform';
import { mergeValues, nameMaker, nameSeries, removeProducts, restoreProducts } from './import/change-catalogue';
import { exportToFolder } from './import/export-folder';
import { importWholeRecords } from './import/import-whole-records';

const USAGE = `用法：
  npm run import -- 文件…                整条导入：产品的 .json 或 .csv 文件，技术文档的 .md 文件或其所在目录
  npm run import -- --merge 文件…        逐项合并：只列出会补充、更正和撤销的参数值，不写入
  npm run import -- --merge --yes 文件…  逐项合并并写入
  npm run import -- --remove 文件…       下架：列出文件里的产品（编号，或品牌与型号）与引用它们的内容，不写入；加 --yes 写入
  npm run import -- --restore 文件…      重新上架已下架的产品：先列出，加 --yes 写入
  npm run import -- --rename-brand 旧名 新名           品牌改名，旧名仍能搜到与导入；先列出，加 --yes 写入
  npm run import -- --rename-series 品牌 旧名 新名    系列改名；先列出，加 --yes 写入
  npm run import -- --export 文件夹      导出：每个分类一个 .json 文件，格式与导入相同；加 --csv 为 .csv 文件`;

/** One way to use the command. */
interface Mode {
  /** Options that may stand beside the one that it is called by. */
  options?: readonly string[];
  /** How many names it takes; any number of files otherwise. */
  names?: number;
  /** What is true of the catalogue when it fails. */
  failed: string;
  /** Of a fault in several files. */
  faulty?: string;
  run(names: readonly string[], options: ReadonlySet<string>): Promise<void>;
}

const notImported = {
  failed: '导入没有完成，正在写入的文件完全没有导入',
  faulty: '改好之前，本次的文件都不导入',
};

/** A change that is shown first, and written with `--yes`. */
const shownFirst = (work: (names: readonly string[], write: boolean) => Promise<void>, names?: number): Mode => ({
  options: ['--yes'],
  ...(names !== undefined && { names }),
  failed: '没有完成，目录没有改动',
  run: (given, options) => work(given, options.has('--yes')),
});

const whole: Mode = { ...notImported, run: importWholeRecords };
const modes: Readonly<Record<string, Mode>> = {
  '--merge': { ...shownFirst(mergeValues), ...notImported },
  '--remove': shownFirst(removeProducts),
  '--restore': shownFirst(restoreProducts),
  '--rename-brand': shownFirst(nameMaker, 2),
  '--rename-series': shownFirst(nameSeries, 3),
  '--export': {
    options: ['--csv'],
    names: 1,
    failed: '导出没有完成，没有写出任何文件',
    run: ([folder = ''], options) => exportToFolder(folder, options.has('--csv') ? 'csv' : 'json'),
  },
};

const options = new Set(process.argv.slice(2).filter(argument => argument.startsWith('--')));
const names = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const called = Object.keys(modes).filter(option => options.has(option));
const mode = called.length > 1 ? undefined : called[0] === undefined ? whole : modes[called[0]];
const others = [...options].filter(option => option !== called[0]);
const isKnown = mode !== undefined && others.every(option => mode.options?.includes(option));
if (!isKnown || names.length === 0 || (mode.names !== undefined && names.length !== mode.names)) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await mode.run(names, options).catch((error: unknown) => {
    const isExpected = error instanceof Error && ['ImportError', 'ArticleError', 'StartError'].includes(error.name);
    console.error(isExpected ? error.message : `${mode.failed}：${reasonOf(error)}`);
    if (isExpected && error.name === 'ImportError' && names.length > 1 && mode.faulty) console.error(mode.faulty);
    process.exitCode = 1;
  });
}
