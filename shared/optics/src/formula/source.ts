/** Where a formula or a constant was published. */
export interface Source {
  /** As a reader would look for it: 'Vision-Doctor，近摄接圈计算'. */
  name: string;
  /** Absent for textbook formulas and for the engine's own rules, which say so in their name. */
  url?: string;
}
