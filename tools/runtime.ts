import { resolve } from 'node:path';
import { assembleSite } from './runtime/assemble-site';

const USAGE = `用法：npm run runtime -- 目录
  把运行网站所需的文件装配到目录里：编译好的服务端与运维命令、构建好的应用、数据与软件包，没有源码、测试与开发用的包。
  先运行 npm run build。目录里原有的文件会被替换；装配好的目录里用 node tools/start.mjs 启动。`;

const [folder, ...rest] = process.argv.slice(2);
if (!folder || rest.length > 0 || folder.startsWith('-')) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await assembleSite(resolve(folder)).then(
    () => console.log(`已装配到 ${resolve(folder)}`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
