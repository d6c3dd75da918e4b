// The site's time zone, independent of the visitor's and the server's.
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const partsOf = (iso: string) =>
  Object.fromEntries(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));

/** `2026-11-21` */
export function formatDate(iso: string): string {
  const { year, month, day } = partsOf(iso);
  return `${year}-${month}-${day}`;
}

/** `16:05` */
export function formatClock(iso: string): string {
  const { hour, minute } = partsOf(iso);
  return `${hour}:${minute}`;
}

/** `2026-11-21 16:05` */
export const formatTime = (iso: string) => `${formatDate(iso)} ${formatClock(iso)}`;
