import { type ProfileCheckId, profileCheckLabels } from '@shixuan/optics/checks';
import { NearMissList } from '../../components/near-miss-list';
import { RejectionList } from '../../components/rejection-list';
import type { ProfilerAnswer } from '../../data/profiler/profiler-query';
import { indexProfilers } from '../../data/profiler/profiler-rows';
import { missedText, reasonText } from '../../data/report/rejection-text';

/** Laser classes and protection codes are missed by no figure. */
const missText = (check: ProfileCheckId, missedBy: number) =>
  check === 'laser-class' || check === 'protection' ? '' : ` 差 ${missedText(missedBy)}`;

/** What each check rejected of the profilers. */
export function ProfilerLedger({ answer }: { answer: ProfilerAnswer }) {
  const parts = indexProfilers(answer);
  const rejections = answer.ledger.map(({ check, label, removed, nearest }) => {
    const part = nearest && parts.get(nearest.profilerId);
    return {
      check,
      label,
      count: `淘汰 ${removed} 款`,
      nearest: part ? { parts: [part], text: `${missText(check, nearest.missedBy)}。${reasonText(nearest)}` } : null,
    };
  });
  return <RejectionList rejections={rejections} />;
}

/** The profilers that miss least. */
export function ProfilerNearMisses({ answer }: { answer: ProfilerAnswer }) {
  const parts = indexProfilers(answer);
  const nearMisses = answer.nearMisses.flatMap(({ profilerId, misses }) => {
    const part = parts.get(profilerId);
    if (!part) return [];
    const shown = misses.map(({ check, missedBy, reason, remedy }) => ({
      check,
      label: `${profileCheckLabels[check]}${missText(check, missedBy)}`,
      reason,
      remedy,
    }));
    return [{ key: String(profilerId), parts: [part], misses: shown }];
  });
  return (
    <NearMissList
      title="没有型号满足全部要求"
      lead="下面是差得最少的型号，只供判断该放宽哪一项，不是推荐。"
      nearMisses={nearMisses}
    />
  );
}
