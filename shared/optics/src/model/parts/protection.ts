/** Codes of protection that a task can demand. */
export const protections = ['ip40', 'ip50', 'ip54', 'ip55', 'ip65', 'ip67'] as const;
export type Protection = (typeof protections)[number];

export const protectionLabel = (code: string): string => code.toUpperCase();

/** Dust and water digit of an IP code; null for any other text. */
function protectionDigits(code: string): readonly [dust: number, water: number] | null {
  const found = /^ip(\d)(\d)$/i.exec(code);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** Whether one code protects at least as well as another in both digits. Null where either is no IP code. */
export function protectsLike(code: string, asked: string): boolean | null {
  const [has, wants] = [protectionDigits(code), protectionDigits(asked)];
  return has && wants && has[0] >= wants[0] && has[1] >= wants[1];
}
