import type { LiveSite } from '../live-site';
import type { Subject } from '../read-subject';

/** One thing that must hold of a build before it is deployed. */
export interface Check {
  name: string;
  /** What it makes sure of, in Chinese. */
  title: string;
  /** What is wrong, each a Chinese sentence that says what to change; nothing when all is well. */
  problems(subject: Subject, site: LiveSite): string[] | Promise<string[]>;
}
