/** ¥ to ¥¥¥¥¥ on one line: without joiners a narrow cell would part the signs. */
export const costText = (costClass: number): string => Array.from({ length: costClass }, () => '¥').join('\u2060');
