import type { SiteRecord } from '@shixuan/api/site-report';
import type { TelemetryRecord } from './telemetry';

/** Parts of a message in which a visitor's own words could stand: what is quoted, and the search part of addresses. */
const own = /"[^"]*"|“[^”]*”|「[^」]*」|`[^`]*`|\?[^\s)]*/g;

/** First line of a message without what could be the visitor's. */
const plainMessage = (text: string): string => (text.split('\n', 1)[0] ?? '').replaceAll(own, '…').slice(0, 200);

/**
 * What the site is told of a record: that a version of a remote was made ready, or failed and why; null for all else.
 * It holds nothing of the person, neither address nor words nor an id, so it is sent whatever the browser says of tracking.
 */
export function siteRecord({ source, kind, name, data }: TelemetryRecord, shellVersion: string): SiteRecord | null {
  if (kind === 'event') return null;
  const [app = '', version = shellVersion] = source.split('@');
  if (kind === 'load') {
    const milliseconds = Math.min(Math.max(Math.round(Number(data.milliseconds)), 0), 600_000);
    return { kind, app, version, route: name.slice(0, 60), ...(Number.isFinite(milliseconds) && { milliseconds }) };
  }
  return {
    kind,
    app,
    version,
    ...(data.route !== undefined && { route: String(data.route).slice(0, 60) }),
    failure: String(data.failure ?? 'render').slice(0, 20),
    message: plainMessage(name),
  };
}
