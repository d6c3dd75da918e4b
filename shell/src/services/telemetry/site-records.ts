import type { SiteRecord } from '@shixuan/api/site-report';
import type { TelemetryRecord } from './telemetry';

/** Parts of a message that could contain the visitor's own words: quoted text and the query of addresses. */
const own = /"[^"]*"|“[^”]*”|「[^」]*」|`[^`]*`|\?[^\s)]*/g;

/** First line of a message without those parts. */
const plainMessage = (text: string): string => (text.split('\n', 1)[0] ?? '').replaceAll(own, '…').slice(0, 200);

/**
 * The part of a record that is sent to the site: that a version of a remote loaded, or why it failed; null for
 * everything else. It contains no personal data (no address, no words, no id), so it is sent whatever the browser's
 * tracking setting is.
 */
export function siteRecord({ source, kind, name, data }: TelemetryRecord, shellVersion: string): SiteRecord | null {
  if (kind === 'event') return null;
  const [app = '', version = shellVersion] = source.split('@');
  if (kind === 'load') {
    const milliseconds = Math.min(Math.max(Math.round(Number(data.milliseconds)), 0), 600_000);
    return {
      kind,
      app,
      version,
      ...(name && { route: name.slice(0, 60) }),
      ...(Number.isFinite(milliseconds) && { milliseconds }),
    };
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
