import { listPreviews } from '@shixuan/server/releases';
import { besideDatabase } from './local-site';
import type { CommandOutput } from './report';

/** `preview list`: on the machine of the site, whose database keeps the links. */
export async function listLinks(): Promise<CommandOutput> {
  const previews = await besideDatabase(db => listPreviews(db));
  const lines = previews.map(one =>
    [one.id, one.remote, one.version, one.madeBy, `有效至 ${one.expiresAt.toISOString()}`].join('  '),
  );
  return { lines: lines.length > 0 ? lines : ['没有有效的预览链接'], result: { previews } };
}
