/** Classes of IEC 60825-1, the harmless first. */
export const laserClasses = ['1', '1m', '2', '2m', '3r', '3b', '4'] as const;
export type LaserClass = (typeof laserClasses)[number];

export const laserClassLabel = (each: LaserClass): string => `${each.toUpperCase()} 类`;

/** Whether a class is no more dangerous than the highest that is allowed. */
export const withinLaserClass = (each: LaserClass, highest: LaserClass): boolean =>
  laserClasses.indexOf(each) <= laserClasses.indexOf(highest);
