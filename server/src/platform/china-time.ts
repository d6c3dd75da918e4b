// The site's time zone, whatever that of its machine and of its reader: what people are told is told in the time of China.

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
const clock = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Shanghai' });
const DAY_MS = 24 * 3600_000;

/** The day in China, `2026-11-22`; `before` days earlier. `at` is a moment, or its milliseconds since 1970. */
export const chinaDay = (at: number | Date, before = 0): string => calendar.format(Number(at) - before * DAY_MS);

/** A moment as people read it, in the time of China: `2026/11/22 16:05:00`. */
export const chinaTime = (at: Date): string => clock.format(at);
