/** Why a file is not taken as a picture: what is wrong, and what would be right. Both are parts of a sentence for importers. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  constructor(
    readonly problem: string,
    readonly expected: string,
  ) {
    super(`${problem}，应为${expected}`);
  }
}
