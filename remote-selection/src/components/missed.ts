/** 0.1 of the limit is 10 %. */
export const missed = (by: number): string =>
  by >= 10 ? `${Math.round(by)} 倍` : `${Number((by * 100).toPrecision(2))} %`;
