/** How far a limit is missed: 0.1 of it is 10 %. */
export const missedText = (share: number): string =>
  share >= 10 ? `${Math.round(share)} 倍` : `${Number((share * 100).toPrecision(2))} %`;
