import type { Requirements } from './requirements';

/** Whether the outline of a cylinder (shaft, pin, bottle) is measured: a back light shows nothing else of it. */
export const measuresRoundOutline = ({ task }: Pick<Requirements, 'task'>): boolean =>
  task.form === 'curved' &&
  task.accuracy.kind === 'tolerance' &&
  (task.feature === 'outline' || (task.feature === null && (task.technique?.endsWith('backlight') ?? false)));
