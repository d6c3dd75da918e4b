/** Classes of IEC 60825-1, the least dangerous first. */
export const laserClasses = ['1', '1m', '2', '2m', '3r', '3b', '4'] as const;
export type LaserClass = (typeof laserClasses)[number];

export const laserClassLabel = (each: LaserClass): string => `${each.toUpperCase()} 类`;

/** Whether a class is at most as dangerous as the highest allowed one. */
export const withinLaserClass = (each: LaserClass, highest: LaserClass): boolean =>
  laserClasses.indexOf(each) <= laserClasses.indexOf(highest);
