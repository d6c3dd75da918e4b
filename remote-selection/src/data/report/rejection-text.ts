/** How far a limit is missed: 0.1 of it is 10 %. */
export const missedText = (share: number): string =>
  share >= 10 ? `${Math.round(share)} 倍` : `${Number((share * 100).toPrecision(2))} %`;

/** The same as words. What is met or not, such as a thread, is missed by a whole: nothing is said of that. */
export const missWords = (share: number): string => (share === 1 ? '' : `差 ${missedText(share)}`);
