import type { LiveSite } from '../live-site';
import type { Subject } from '../read-subject';

/** One condition that a build must meet before it is deployed. */
export interface Check {
  name: string;
  /** The condition, in Chinese. */
  title: string;
  /** Chinese sentences that each state a problem and what to change; empty when the condition holds. */
  problems(subject: Subject, site: LiveSite): string[] | Promise<string[]>;
  /** Chinese sentences for the team on what does not stop the build. */
  notes?(subject: Subject, site: LiveSite): string[];
}
