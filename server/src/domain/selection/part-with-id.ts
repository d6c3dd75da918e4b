/** The ids of a job were looked up when it was made, so a missing part is a fault. */
export function partWithId<P extends { id: number }>(parts: readonly P[], id: number): P {
  const found = parts.find(part => part.id === id);
  if (!found) throw new Error(`no part ${id} in this catalogue`);
  return found;
}
