import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../build/apps';
import { isStopped } from '../lib/children.mjs';
import { say } from '../lib/say.mjs';

interface Script {
  ended: Promise<number>;
  stop(): void;
}

const isSource = (file: string | null) =>
  file !== null && /\.(ts|tsx|json|sql)$/.test(file) && !/\.test\.|\.types/.test(file);

/**
 * Runs a script, and again whenever a source below one of the folders changes; a script that failed waits for the next
 * change. One run has ended before the next begins. Resolves when this command is stopped.
 */
export async function runAgainOnChange(folders: readonly string[], start: () => Script): Promise<void> {
  let current: Script | undefined;
  let changed = () => {};
  const watchers = folders.map(folder =>
    watch(join(projectRoot, folder), { recursive: true }, (_event, file) => {
      if (!isSource(file)) return;
      changed();
      current?.stop();
    }),
  );
  while (!isStopped()) {
    const nextChange = new Promise<'changed'>(resolve => {
      changed = () => resolve('changed');
    });
    current = start();
    const code = await current.ended;
    if (isStopped()) break;
    if ((await Promise.race([nextChange, delay(0)])) !== 'changed') {
      say(`服务器已退出（${code}），等待代码改动后再启动`);
      await nextChange;
    }
    say('代码有改动，重新启动服务器');
    // An editor writes several files at once.
    await delay(200);
  }
  for (const watcher of watchers) watcher.close();
}
