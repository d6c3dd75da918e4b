import {
  createAccount,
  endAllSessions,
  lockAccount,
  type Operated,
  resetPassword,
  setStaff,
  unlockAccount,
} from '@shixuan/server/people';
import { type Database, type OpenDatabase, openBeside, readConfig } from '@shixuan/server/platform';

const USAGE = `用法：npm run user -- <命令> <用户名>
  create  新建账号，打印初始密码
  reset   重设密码并退出其所有设备，打印新密码
  logout  退出其所有设备，未用完的下载地址同时失效
  lock    停用账号：不能登录，已登录的立即失效
  unlock  恢复停用的账号
  staff   准许进入运维页 /ops
  unstaff 不再准许进入运维页`;

interface Command {
  run(db: Database, userName: string): Promise<Operated>;
  done: string;
}

const commands: Readonly<Record<string, Command>> = {
  create: { run: createAccount, done: '已新建' },
  reset: { run: resetPassword, done: '已重设密码' },
  logout: { run: endAllSessions, done: '已退出所有设备' },
  lock: { run: lockAccount, done: '已停用' },
  unlock: { run: unlockAccount, done: '已恢复' },
  staff: { run: setStaff(true), done: '已准许进入运维页' },
  unstaff: { run: setStaff(false), done: '已不再准许进入运维页' },
};

const print = (line: string) => console.log(line);

async function run({ run, done }: Command, userName: string): Promise<void> {
  let open: OpenDatabase | undefined;
  try {
    open = await openBeside(readConfig(process.env), print);
    const result = await run(open.db, userName);
    print(`${done}：${result.userName}`);
    if (result.password) print(`密码（只显示这一次）：${result.password}`);
  } finally {
    await open?.stop();
  }
}

const [name = '', userName, ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command || !userName || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await run(command, userName).catch((error: unknown) => {
    const expected = error instanceof Error && ['AccountError', 'CallError', 'StartError'].includes(error.name);
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  });
}
