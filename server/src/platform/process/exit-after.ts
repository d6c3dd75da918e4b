import type { Log } from '../database/log';

/**
 * Ends this process after `limitMs` if it has not ended until then; the timer itself does not keep it. What listens to the
 * process's `exit`, as an own database does, is told.
 */
export function exitAfter(limitMs: number, log: Log, exit: (code: number) => void = process.exit): void {
  setTimeout(() => {
    log(`${limitMs / 1000} 秒内没有全部结束（数据库或邮件服务器可能没有应答），现在强行结束。`);
    exit(1);
  }, limitMs).unref();
}
