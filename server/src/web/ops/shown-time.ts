const clock = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Shanghai' });

/** A moment as operators read it: the time of China. */
export const shownTime = (at: Date): string => clock.format(at);
