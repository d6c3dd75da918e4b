import { restoreSite } from '@shixuan/server/backup';
import { runBackupCommand } from './backup/run-backup-command';

// A backup into a place where no site ever started: SHIXUAN_VAR, DATABASE_URL and STORAGE name it.

const USAGE = `用法：BACKUP_PASSWORD=密码 npm run restore -- 文件
  把 npm run backup 写成的文件恢复到一个新的位置（SHIXUAN_VAR、DATABASE_URL、STORAGE），那里不能有数据。
  先核对整个文件再写入；中途失败则什么也不留下。`;

await runBackupCommand(USAGE, async (path, openPlace, password) => {
  const { madeAt, tables, objects } = await restoreSite(path, openPlace, password);
  return `已恢复 ${madeAt} 的备份：${tables} 个数据表，${objects} 个文件。现在可以 npm start`;
});
