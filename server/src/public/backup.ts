/** Backup and restoring of the site, without the site itself. */
export { BackupRefused } from '../platform/backup/backup-refused';
export { backupSite, restoreSite } from '../site-backup';
