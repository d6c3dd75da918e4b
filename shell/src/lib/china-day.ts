// The site's time zone, whatever the visitor's.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** The day in China of a moment in ISO 8601: `2026-11-22`. */
export const chinaDay = (moment: string): string => calendar.format(new Date(moment));
