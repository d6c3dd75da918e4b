/** Two shares of failing visitors that are told apart, and how often that may go wrong. */
export interface Hypotheses {
  /** Sound: at most this share, 0 to 1 exclusive. */
  sound: number;
  /** Bad: at least this share, above `sound`. */
  bad: number;
  /** Greatest probability that a sound version is ever judged bad. */
  falseAlarm: number;
  /** Greatest probability that a bad version is ever judged sound. */
  missed: number;
}

export interface Trials {
  visitors: number;
  /** Those of the visitors who met a failure. */
  failing: number;
}

export type Judgement = 'bad' | 'sound' | 'open';

/**
 * Wald's sequential probability ratio test for the share of visitors who meet a failure. It may be made after every visitor, for as
 * long as one likes: with ln LR = f ln(p₁/p₀) + (n − f) ln((1 − p₁)/(1 − p₀)), LR is a nonnegative supermartingale with mean at
 * most 1 for every true share up to p₀, so that it ever reaches 1/α with probability α at most (Ville's inequality); 1/LR is
 * one for every share from p₁ on, and reaches 1/β with probability β at most. Wald's own bounds, (1 − β)/α and β/(1 − α), are
 * a little nearer and hold approximately.
 * Sources: A. Wald, Sequential Tests of Statistical Hypotheses, Ann. Math. Statist. 16 (1945) 117-186, doi:10.1214/aoms/1177731118;
 * J. Ville, Étude critique de la notion de collectif, Gauthier-Villars 1939.
 * @returns `open` where the visitors so far allow neither
 */
export function judgeSequentially({ visitors, failing }: Trials, hypotheses: Hypotheses): Judgement {
  const { sound, bad, falseAlarm, missed } = hypotheses;
  const logRatio = failing * Math.log(bad / sound) + (visitors - failing) * Math.log((1 - bad) / (1 - sound));
  if (logRatio >= -Math.log(falseAlarm)) return 'bad';
  return logRatio <= Math.log(missed) ? 'sound' : 'open';
}
