import { type PageDataElement, ResolvedRegistry, Seed } from '@shixuan/host/manifest';
import { DrawnData } from '../lib/drawn-data';

// The type holds these ids to what the server writes; as constants of another module they would make the first file longer.
function readJson(id: PageDataElement): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`the page carries no ${id}`);
  return JSON.parse(text);
}

/** Which remotes this page runs with: chosen by the server, fixed for the life of the page. */
export const readRegistry = (): ResolvedRegistry => ResolvedRegistry.parse(readJson('site-registry'));

/** Answers that came with the page. All are optional: a missing one is requested. */
export function readSeed(): Seed {
  const parsed = Seed.safeParse(readJson('site-seed'));
  return parsed.success ? parsed.data : [];
}

/** What the server drew the page from; null on a page that the browser draws. */
export function readDrawn(): DrawnData | null {
  const drawn: PageDataElement = 'site-drawn';
  if (!document.getElementById(drawn)) return null;
  return DrawnData.safeParse(readJson(drawn)).data ?? null;
}
