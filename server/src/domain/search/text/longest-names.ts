/** Names are told apart by so many of their first units. */
const BEGINNING = 2;

/** How long the names are that may stand at a place of a text: at most places there are none, and nothing else is tried. */
export class LongestNames {
  readonly #lengths = new Map<string, number>();

  /** @param names those of a single unit are not looked for */
  constructor(...names: readonly Iterable<string>[]) {
    for (const some of names)
      for (const name of some) {
        const beginning = name.slice(0, BEGINNING);
        this.#lengths.set(beginning, Math.max(this.#lengths.get(beginning) ?? 0, name.length));
      }
  }

  /** The furthest place at which a name that begins at `at` may end; `at` itself where none begins. */
  endAt(text: string, at: number): number {
    return Math.min(text.length, at + (this.#lengths.get(text.slice(at, at + BEGINNING)) ?? 0));
  }
}
