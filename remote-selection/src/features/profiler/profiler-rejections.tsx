import { type ProfileCheckId, profileCheckLabels } from '@shixuan/optics/checks';
import type { ProfileNeeds } from '@shixuan/optics/model';
import { useMemo } from 'react';
import { NearMissList } from '../../components/near-miss-list';
import { RejectionList } from '../../components/rejection-list';
import type { ProfilerAnswer } from '../../data/profiler/profiler-query';
import { indexProfilers } from '../../data/profiler/profiler-rows';
import { missedText } from '../../data/report/rejection-text';

/** Laser classes and protection codes are missed by no figure. */
const missText = (check: ProfileCheckId, missedBy: number) =>
  check === 'laser-class' || check === 'protection' ? '' : ` 差 ${missedText(missedBy)}`;

interface Answered {
  answer: ProfilerAnswer;
  need: ProfileNeeds;
}

/** What each check rejected of the profilers. */
export function ProfilerLedger({ answer, need }: Answered) {
  const rejections = useMemo(() => {
    const parts = indexProfilers(answer);
    return answer.ledger.map(({ check, label, removed, nearest }) => {
      const selected = nearest && parts.get(nearest.profilerId);
      return {
        check,
        label,
        count: `${removed} 款不满足`,
        nearest: selected
          ? {
              parts: [selected],
              text: `${missText(check, nearest.missedBy)}。${nearest.reason}`,
              judged: { need, profiler: selected.part },
            }
          : null,
      };
    });
  }, [answer, need]);
  return <RejectionList rejections={rejections} unit="款" />;
}

/** The profilers that miss least. */
export function ProfilerNearMisses({ answer, need }: Answered) {
  const nearMisses = useMemo(() => {
    const parts = indexProfilers(answer);
    return answer.nearMisses.flatMap(({ profilerId, misses }) => {
      const selected = parts.get(profilerId);
      if (!selected) return [];
      return [
        {
          key: String(profilerId),
          parts: [selected],
          judged: { need, profiler: selected.part },
          misses: misses.map(({ check, missedBy, reason }) => ({
            check,
            label: `${profileCheckLabels[check]}${missText(check, missedBy)}`,
            reason,
          })),
        },
      ];
    });
  }, [answer, need]);
  return (
    <NearMissList
      title="没有完全满足要求的型号"
      lead="下面是差得最少的型号，只供判断该放宽哪一项，不是推荐。"
      nearMisses={nearMisses}
    />
  );
}
