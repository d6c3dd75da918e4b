import { type OpenDatabase, openBeside, readConfig, StartError } from '@shixuan/server/platform';
import { OperationRefused } from '@shixuan/server/releases';
import { type PartnerCommand, readArguments } from './partner/arguments';
import { type CommandOutput, runCommand } from './partner/run-command';

// `npm run partner`: keys of partners who call the selection, and their usage.

const usage = `用法：npm run partner -- <命令> [选项]
  create <名称>         新建合作伙伴，打印它的密钥（只显示这一次）
                        --origin https://…  密钥只能用于这个网页来源；可写多次，不写为不限
                        --per-minute 次数   每分钟最多几次，不写为 6000
  key <名称>            再发一个密钥，用来替换旧的
  list                  合作伙伴与密钥
  revoke <编号或名称>   撤销一个密钥，或一个合作伙伴的全部密钥，立即生效
  usage [名称]          每天每个接口的用量与来源；--days 天数，默认 30

  --json                只输出一个 JSON

退出码：0 完成，1 被拒绝，2 用法不对`;

const typed = process.argv.slice(2);
const json = typed.includes('--json');

async function run(command: PartnerCommand): Promise<CommandOutput> {
  let open: OpenDatabase | undefined;
  try {
    const config = readConfig(process.env);
    // With --json nothing else is on stdout.
    open = await openBeside(config, line => (json ? console.error(line) : console.log(line)));
    return await runCommand(command, open.db, config);
  } finally {
    await open?.stop();
  }
}

function fail(exitCode: number, message: string): void {
  if (json) console.log(JSON.stringify({ ok: false, exitCode, message }));
  else console.error(message);
  process.exitCode = exitCode;
}

const read = readArguments(typed);
if (typed.includes('--help')) console.log(usage);
else if ('problem' in read) fail(2, json ? read.problem : `${read.problem}\n\n${usage}`);
else {
  try {
    const { lines, result } = await run(read.command);
    if (json) console.log(JSON.stringify({ ok: true, ...result }));
    else for (const line of lines) console.log(line);
  } catch (error) {
    const expected = error instanceof OperationRefused || error instanceof StartError;
    fail(1, expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
