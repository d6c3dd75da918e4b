/** What sets pages: Typst 0.7.0 of `typst-ts`, which comes in two forms. Same files, same bytes from either. */
export interface Engine {
  /** Adds a file or replaces it. `path` begins with `/`. */
  put(path: string, bytes: Buffer): void;
  remove(path: string): void;
  /**
   * Sets the template at `main` as PDF.
   * @throws Error with the first thing that cannot be set; a warning is one: a missing font, page numbers that do not converge
   */
  set(main: string): Buffer;
  /** Whether it holds so much memory that another one takes its place. */
  isFull(): boolean;
}
