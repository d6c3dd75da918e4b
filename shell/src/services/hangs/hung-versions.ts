import * as z from 'zod/mini';
import { readJson, writeJson } from '../../lib/stored-json';
import type { TextStorage } from '../../lib/text-storage';
import type { Work } from './watch';

/** In the tab's storage: `catalog@1.0.0-3f9a2c1b`, the latest last. */
const HUNG_KEY = 'site:hung';
/** More than a site shows in a day. */
const MOST = 50;

const Tags = z.array(z.string());

/** The versions that stood still in this tab. They are not run again in it, unless the visitor asks for it. */
export interface HungVersions {
  has(app: string, version: string): boolean;
  add(works: readonly Pick<Work, 'app' | 'version'>[]): void;
  /** The visitor wants to try the remote's versions again. */
  forget(app: string): void;
}

export function createHungVersions(session: TextStorage): HungVersions {
  const read = () => readJson(session, HUNG_KEY, Tags, []);
  return {
    has: (app, version) => read().includes(`${app}@${version}`),
    add(works) {
      const tags = works.map(({ app, version }) => `${app}@${version}`);
      if (tags.length > 0) writeJson(session, HUNG_KEY, [...new Set([...read(), ...tags])].slice(-MOST));
    },
    forget: app =>
      writeJson(
        session,
        HUNG_KEY,
        read().filter(tag => !tag.startsWith(`${app}@`)),
      ),
  };
}
