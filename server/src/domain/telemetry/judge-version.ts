import { type Judgement, judgeSequentially, type Trials } from './sequential-test';

/** What versions are judged by. The shares are of visitors: networks that met a failure among those that reported. */
export interface JudgementLimits {
  /** A version is sound up to this share whatever the one beside it has. */
  sound: number;
  /** Least share from which on a version is bad. */
  bad: number;
  /** A version is bad from this multiple of the sound share on. */
  timesSound: number;
  /** Above this share of the version that it is compared with, nothing is judged: going back helps nobody. */
  mostStanding: number;
  falseAlarm: number;
  missed: number;
}

/** A version on trial: judged over its whole trial and over each hour of it, so that a sound morning hides no bad evening. */
export const CANARY_LIMITS: JudgementLimits = {
  sound: 0.02,
  bad: 0.1,
  timesSound: 3,
  mostStanding: 0.3,
  falseAlarm: 0.001,
  missed: 0.05,
};

/** The live version, hour by hour: it is judged all day, so it takes more for an alarm. */
export const LIVE_LIMITS: JudgementLimits = { ...CANARY_LIMITS, falseAlarm: 0.0001 };

export interface JudgedVersion {
  judgement: Judgement;
  /** In Chinese, with the figures. */
  reason: string;
}

/**
 * Judges a version by a sequential test against the one that it is compared with: that of the other visitors for a canary, the day
 * before for the live one. The compared share is taken one standard error above what was counted, because it is an estimate.
 */
export function judgeVersion(own: Trials, compared: Trials, limits: JudgementLimits): JudgedVersion {
  const { mostStanding, timesSound, falseAlarm, missed } = limits;
  const standing = shareOf(compared);
  const error = compared.visitors === 0 ? 0 : Math.sqrt((standing * (1 - standing)) / compared.visitors);
  const sound = Math.max(limits.sound, standing + error);
  const bad = Math.min(0.95, Math.max(limits.bad, timesSound * sound));
  const judgement = sound > mostStanding ? 'open' : judgeSequentially(own, { sound, bad, falseAlarm, missed });
  const reason = `${own.visitors} 位访客中 ${own.failing} 位遇到错误（${percent(shareOf(own))}，对照 ${percent(standing)}）`;
  return { judgement, reason };
}

const shareOf = ({ visitors, failing }: Trials) => (visitors === 0 ? 0 : failing / visitors);

/** `3.2 %` */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
