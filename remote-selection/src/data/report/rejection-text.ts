/** How far a limit is missed: 0.1 of it is 10 %. */
export const missedText = (share: number): string =>
  share >= 10 ? `${Math.round(share)} 倍` : `${Number((share * 100).toPrecision(2))} %`;

/** Why a check is missed, and what would make it pass. */
export const reasonText = ({ reason, remedy }: { reason: string; remedy: string | null }): string =>
  `${reason}${remedy ? `。可改：${remedy}` : ''}`;
