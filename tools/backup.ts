import { backupSite } from '@shixuan/server/backup';
import { runBackupCommand } from './backup/run-backup-command';

// Database, files and registry into one encrypted file; the site may run meanwhile.

const USAGE = `用法：BACKUP_PASSWORD=密码 npm run backup -- 文件
  把数据库、供下载的文件、已发布的应用与注册表写进一个加密的文件，写完再整个读一遍核对。网站运行与否均可。
  密码至少 12 个字符；没有密码，备份谁也打不开。`;

await runBackupCommand(USAGE, async (path, openPlace, password) => {
  const { tables, objects } = await backupSite(path, await openPlace(), { password });
  return `已备份到 ${path}：${tables} 个数据表，${objects} 个文件，已核对`;
});
