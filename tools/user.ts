import {
  copyOfAccount,
  createAccount,
  endAllSessions,
  findAccount,
  forgetSecondFactor,
  LINK_HOURS,
  lockAccount,
  type Operated,
  resetPassword,
  setStaff,
  unlockAccount,
} from '@shixuan/server/people';
import { type Config, type Database, openBeside, readConfig } from '@shixuan/server/platform';

const USAGE = `用法：npm run user -- <命令> <用户名>
  create  新建账号，打印一个链接：本人由它设置密码
  reset   原密码作废并退出其所有设备，打印一个链接：本人由它设置新密码
  logout  退出其所有设备，未用完的下载地址同时失效
  lock    停用账号：不能登录，已登录的立即失效
  unlock  恢复停用的账号
  staff   准许进入运维页 /ops
  unstaff 不再准许进入运维页
  export  把网站保存的与该账号有关的内容以 JSON 写到标准输出，可用 > 存为文件
  unfactor 停用其两步验证并退出其所有设备（身份验证器与恢复码都已丢失时）`;

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
  unfactor: { run: forgetSecondFactor, done: '已停用两步验证' },
  unstaff: { run: setStaff(false), done: '已不再准许进入运维页' },
};

const print = (line: string) => console.log(line);

async function withDatabase(log: (line: string) => void, use: (db: Database, config: Config) => Promise<void>) {
  const config = readConfig(process.env);
  const open = await openBeside(config, log);
  try {
    await use(open.db, config);
  } finally {
    await open.stop();
  }
}

/** What else is said goes to the other output, so that the first is JSON alone. */
const exportAccount = (userName: string) =>
  withDatabase(console.error, async db => {
    const { id } = await findAccount(db, userName);
    print(JSON.stringify(await copyOfAccount(db, id), null, 2));
  });

const run = ({ run, done }: Command, userName: string) =>
  withDatabase(print, async (db, config) => {
    const result = await run(db, userName);
    print(`${done}：${result.userName}`);
    if (!result.link) return;
    const origin = config.siteOrigin || `http://localhost:${config.port}`;
    print(
      `请把链接交给本人设置密码（${LINK_HOURS} 小时内有效，只能用一次）：${origin}/ops/password?link=${result.link}`,
    );
  });

const [name = '', userName, ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const act = name === 'export' ? exportAccount : command && ((user: string) => run(command, user));
if (!act || !userName || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await act(userName).catch((error: unknown) => {
    const expected = error instanceof Error && ['AccountError', 'CallError', 'StartError'].includes(error.name);
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  });
}
