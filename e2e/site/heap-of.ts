import type { CDPSession, Page } from '@playwright/test';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Objects that scripts create and retain, without compiled code and the browser's own bookkeeping. */
const held = new Set(['object', 'closure', 'array', 'string', 'concatenated string', 'regexp', 'bigint']);

/** Bytes retained by the scripts of a page, after garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { nodes, snapshot } = await takeSnapshot(session);
  await session.detach();
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const sizeAt = fields.indexOf('self_size');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (held.has(types[0][nodes[at] ?? 0] ?? '')) bytes += nodes[at + sizeAt] ?? 0;
  }
  return bytes;
}

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  return JSON.parse(chunks.join('')) as Snapshot;
}
