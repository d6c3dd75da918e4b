/** One change of the task that makes a check hold; tried by solving again before it is returned. */
export interface Remedy<T> {
  /** 工作距离上限放宽到 320 mm */
  change: string;
  /** The task with this change. */
  task: T;
  /** Figures that become worse: 景深 3.2 → 1.9 mm. */
  costs: readonly string[];
}

/** Remedies as one text: 高度差控制在 2 mm 以内；或光圈收到 F8（代价：通光 F4.1 → F8.2）. Null: none is known. */
export function remedyText(remedies: readonly Pick<Remedy<unknown>, 'change' | 'costs'>[]): string | null {
  if (remedies.length === 0) return null;
  return remedies
    .map(({ change, costs }) => (costs.length === 0 ? change : `${change}（代价：${costs.join('，')}）`))
    .join('；或');
}
