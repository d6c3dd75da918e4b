import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/root.mjs';
import { runMain } from './lib/stop-error.mjs';
import { checkRemote, routePath } from './new-remote/check-remote';
import { joinWorkspace } from './new-remote/join-workspace';
import { readTyped } from './new-remote/read-typed';
import { remoteFiles } from './new-remote/remote-files';
import { siteRoutes } from './new-remote/site-routes';

const USAGE = `用法：npm run new-remote -- <名称> --title <标题> --owner <负责组> [--dry-run]
  例：npm run new-remote -- forum --title 论坛 --owner 论坛组
  --dry-run  只列出将要建立的文件`;

/** Made files are laid out as the formatter of this project lays them out, however long the names in them are. */
function format(folder: string): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', folder], { cwd: root, stdio: 'pipe' });
}

runMain(async () => {
  const { dryRun, ...remote } = readTyped(process.argv.slice(2), USAGE);
  checkRemote(remote, await siteRoutes(), readdirSync(root));
  const folder = `remote-${remote.name}`;
  const files = remoteFiles(remote);
  if (dryRun) {
    console.log(
      `将要建立：\n${Object.keys(files)
        .map(file => `  ${folder}/${file}`)
        .join('\n')}`,
    );
    console.log('将要改动：\n  tsconfig.json\n  package-lock.json');
    return;
  }
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  joinWorkspace(folder);
  format(folder);
  console.log(`已建立 ${folder}：页面在 ${routePath(remote.name)}，菜单项「${remote.title}」，负责组「${remote.owner}」。接下来：
  npm run dev -w ${folder}    单独开发
  npx tsc -b ${folder} && npm run test:unit -- ${folder}    类型与测试
  npm run build -- ${remote.name}    构建
并在 ${folder}/README.md 里写明这个应用是做什么的`);
});
