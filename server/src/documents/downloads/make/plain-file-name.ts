/** A name that every file system takes: what one of them forbids becomes a dash. */
export const plainFileName = (name: string): string =>
  name
    .replaceAll(/[\\/:*?"<>|\p{C}]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
