const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
const DAY_MS = 24 * 3600_000;

/** The day in China, `2026-11-22`; `before` days earlier. */
export const chinaDay = (at: number, before = 0): string => calendar.format(at - before * DAY_MS);
