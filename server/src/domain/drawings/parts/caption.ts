/** Caption of a drawing in which only some outlines follow known dimensions; undefined when none does. */
export function partlyToScale(known: readonly (string | false)[], rest: string): string | undefined {
  const parts = known.filter(part => part !== false);
  return parts.length === 0 ? undefined : `${parts.join('、')}按比例，${rest}为典型外形`;
}
