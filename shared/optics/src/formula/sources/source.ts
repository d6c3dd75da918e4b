/** Where a formula or a constant was published. */
export interface Source {
  /** Name by which a reader finds the source: 'Vision-Doctor，近摄接圈计算'. */
  name: string;
  /** Absent for textbook formulas and for rules of this site, which are marked in the name. */
  url?: string;
}
