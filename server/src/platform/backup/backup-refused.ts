/** A backup that was not written, or not restored: nothing was changed. The message is one sentence for the command line. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
