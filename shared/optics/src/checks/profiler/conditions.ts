import { laserClassLabel, withinLaserClass } from '../../model/parts/laser-class';
import { protectionLabel, protectsLike } from '../../model/parts/protection';
import { notAsked, type ProfileCase, type ProfileCheck, profileFound, profileMissing } from './profile-check';

/** Several laser classes are versions to order. One allowed version is sufficient, if that version is bought. */
export function checkLaserClass({ need, profiler }: ProfileCase): ProfileCheck | null {
  const { maxLaserClass } = need.task;
  const offered = profiler.laserClasses;
  const offers = offered.map(laserClassLabel).join('、');
  if (maxLaserClass === null) return offers ? notAsked('laser-class', `没有限制；${offers}`) : null;
  if (offered.length === 0) return profileMissing('laser-class', ['激光等级']);
  const allowed = offered.filter(each => withinLaserClass(each, maxLaserClass));
  const limit = `要求不高于 ${laserClassLabel(maxLaserClass)}`;
  if (allowed.length === 0) {
    return profileFound('laser-class', {
      verdict: 'fail',
      reason: `激光为 ${offers}，${limit}`,
    });
  }
  return allowed.length === offered.length
    ? profileFound('laser-class', { verdict: 'pass', reason: `激光为 ${offers}，${limit}` })
    : profileFound('laser-class', {
        verdict: 'warn',
        reason: `有 ${offers}几种版本，${limit}，须订购 ${allowed.map(laserClassLabel).join('或 ')}版本`,
      });
}

/** IP codes are ordered: protection against immersion includes protection against jets. */
export function checkProtection({ need, profiler }: ProfileCase): ProfileCheck | null {
  const { minProtection } = need.task;
  const { protection } = profiler;
  const has = protection === null ? '防护等级未标注' : protectionLabel(protection);
  if (minProtection === null) return protection === null ? null : notAsked('protection', `没有要求；${has}`);
  const enough = protection === null ? null : protectsLike(protection, minProtection);
  if (enough === null) return profileMissing('protection', ['防护等级']);
  return profileFound('protection', {
    verdict: enough ? 'pass' : 'fail',
    reason: `${has}，要求不低于 ${protectionLabel(minProtection)}`,
  });
}

const confocal: readonly string[] = ['line-confocal', 'coaxial-line-confocal'];

/** Advice only, because the laser for a surface is chosen by tests on samples. */
export function checkLaserColour({ need, profiler }: ProfileCase): ProfileCheck | null {
  const { surface } = need.task;
  const { wavelengthNm, principle } = profiler;
  const laser = wavelengthNm === null ? '光源波长未标注' : `光源 ${wavelengthNm} nm`;
  if (surface === null) return wavelengthNm === null ? null : notAsked('laser-colour', `工件表面未说明；${laser}`);
  if (surface === 'matt') return notAsked('laser-colour', `${laser}；哑光表面红光、蓝光都可用`);
  if (surface === 'mirror' || surface === 'transparent') {
    const what = surface === 'mirror' ? '镜面' : '透明件';
    return principle !== null && confocal.includes(principle)
      ? profileFound('laser-colour', { verdict: 'pass', reason: `线光谱共焦能测${what}` })
      : profileFound('laser-colour', {
          verdict: 'warn',
          reason: `激光三角测${what}容易丢点或饱和`,
        });
  }
  const what = surface === 'glowing' ? '发红光的高温表面' : '半透明表面';
  if (wavelengthNm === null) return profileMissing('laser-colour', ['光源波长']);
  return wavelengthNm < BLUE_BELOW_NM
    ? profileFound('laser-colour', { verdict: 'pass', reason: `${laser}（蓝光）适合${what}` })
    : profileFound('laser-colour', {
        verdict: 'warn',
        reason: `${laser}，${what}用 405 或 450 nm 蓝光更合适`,
      });
}

const BLUE_BELOW_NM = 500;
