import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, registerAccount } from '@shixuan/server/people';
import { openDatabase } from '@shixuan/server/platform';
import { mannWhitney } from './mann-whitney';
import { median } from './median';

const EACH = 500;
/** So many guesses a name, below what the throttle allows: only answers that computed are compared. */
const PER_NAME = 5;

/** Tests whether the time of a refused login reveals that the name exists. Known and unknown names alternate. */
export async function loginTiming(): Promise<string[]> {
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  const { db, stop } = await openDatabase({ databaseUrl: process.env.DATABASE_URL, varDir, log: () => {} });
  const names = EACH / PER_NAME;
  const address = (count: number) => `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
  const clientOf = (count: number) => ({ address: address(count), userAgent: 'bench' });
  const prefix = Date.now().toString(36);
  try {
    for (let i = 0; i < names; i += 1)
      await registerAccount(
        db,
        { userName: `${prefix}_known_${i}`, password: `a cup of tea ${i}` },
        clientOf(1_000_000 + i),
      );
    const times: Record<'known' | 'other', number[]> = { known: [], other: [] };
    for (let i = 0; i < 2 * EACH; i += 1) {
      const kind = (i + (i >> 1)) % 2 === 0 ? 'known' : 'other';
      const userName = `${prefix}_${kind}_${(i >> 1) % names}`;
      const started = performance.now();
      const answer = await login(db, { userName, password: `wrong ${i}` }, clientOf(i)).catch(
        (error: unknown) => error,
      );
      times[kind].push(performance.now() - started);
      if (Object(answer).httpStatus !== 200) throw new Error(`guess ${i} was not answered by computing`);
    }
    const p = mannWhitney(times.known, times.other);
    return [
      `${EACH} refused logins of known and ${EACH} of unknown names, taking turns`,
      `median ${median(times.known).toFixed(1)} ms against ${median(times.other).toFixed(1)} ms; Mann-Whitney p = ${p.toFixed(3)} (told apart below 0.01)`,
    ];
  } finally {
    await stop();
    await rm(varDir, { recursive: true, force: true });
  }
}
