import { openStorage, type TextStorage } from '../../lib/text-storage';
import type { Telemetry } from '../telemetry/telemetry';
import type { VisitTicket } from '../telemetry/visit-ticket';
import { type HangFailure, isOfOne } from './hang-records';
import { createHungVersions } from './hung-versions';
import type { RemoteWork } from './remote-work';
import type { Work } from './watch';
import { watchPage } from './watch-page';
import { createWorkRecord, type LeftRecord, takeLeftRecords } from './work-record';

export interface NoticeHangsOptions {
  telemetry: Pick<Telemetry, 'error'>;
  work: RemoteWork;
  /** Of the page's registry. */
  revision: number;
  ticket: VisitTicket;
  /** What {@link takeHungDocuments} has found. */
  left: readonly LeftRecord[];
  session: TextStorage;
  /** Calls when the visitor logs out. */
  onLogout(listener: () => void): void;
}

/** Versions in which documents before this one stood still: they are not run again in this tab. To be called before any is. */
export function takeHungDocuments(session: TextStorage): LeftRecord[] {
  const left = takeLeftRecords({ storage: openStorage('localStorage'), session });
  const hung = createHungVersions(session);
  for (const { works } of left) hung.add(works);
  return left;
}

/** Notices hangs of this page, and tells those that no worker has seen: of earlier documents, and before there was a worker. */
export function noticeHangs({ telemetry, work, revision, ticket, left, session, onLogout }: NoticeHangsOptions): void {
  const record = createWorkRecord({ storage: openStorage('localStorage'), session });
  onLogout(record.end);
  function tell(works: readonly Work[]): void {
    const failure: HangFailure = isOfOne(works) ? 'hang' : 'hangAmong';
    const versions = new Map(works.map(one => [`${one.app}@${one.version}`, one.route]));
    for (const [tag, route] of versions)
      telemetry.error(tag, new Error('the page did not respond'), { failure, route });
  }
  watchPage({ work, record, hung: createHungVersions(session), revision, ticket, onHang: tell });
  for (const { works } of left.filter(({ watched }) => !watched)) tell(works);
}
