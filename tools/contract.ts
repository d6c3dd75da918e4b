import {
  currentMinor,
  digestOf,
  frozenMinors,
  makeReport,
  readFrozen,
  readReport,
  writeFrozen,
  writeReport,
} from './contract/contract-files';

// The contract between shell and remotes as a committed report: what shared/host and shared/ui export.

const USAGE = `用法：npm run contract -- <选项>
  --check   报告与源码是否一致（默认）
  --write   按源码重写 shared/host/contract/${currentMinor}.*
  --freeze  发布 ${currentMinor}：其报告从此不再改变，之后的改动须提高 CONTRACT_VERSION`;

function write(): void {
  if (frozenMinors().includes(currentMinor)) {
    throw new Error(`约定 ${currentMinor} 已发布，其报告不再改变。请先在 shared/host/src/version.ts 提高次版本号。`);
  }
  for (const [file, text] of Object.entries(makeReport())) {
    writeReport(file, text);
    console.log(`已写入 shared/host/contract/${file}`);
  }
}

function check(): void {
  const stale = Object.entries(makeReport()).filter(([file, text]) => readReport(file) !== text);
  if (stale.length > 0) {
    throw new Error(`${stale.map(([file]) => file).join('、')} 与源码不一致：请运行 npm run contract -- --write`);
  }
  console.log(`约定 ${currentMinor} 的报告与源码一致`);
}

function freeze(): void {
  check();
  const current = Object.entries(makeReport()).map(([file, text]) => [file, digestOf(text)]);
  writeFrozen({ ...readFrozen(), ...Object.fromEntries(current) });
  console.log(`约定 ${currentMinor} 已发布`);
}

const commands: Readonly<Record<string, () => void>> = { '--check': check, '--write': write, '--freeze': freeze };
const [option = '--check', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, option) && rest.length === 0 ? commands[option] : undefined;
try {
  if (!command) throw new Error(USAGE);
  command();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
