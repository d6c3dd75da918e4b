import { undecidedFigures } from '@shixuan/optics/describe';
import { checkLabel } from '@shixuan/optics/model';
import { useMemo } from 'react';
import { NearMissList, type ShownNearMiss } from '../../components/near-miss-list';
import { partsOf } from '../../data/ranking/answer';
import { pairJudged } from '../../data/ranking/pair-judged';
import { systemOf } from '../../data/ranking/system-of';
import { missWords } from '../../data/report/rejection-text';
import { useSelection } from '../../state/selection-context';

/** Share of a limit up to which a pair that misses it is as near as one that lacks data. */
const CLOSE = 0.05;
/** Open rows that stand in one list with what is close. */
const OPEN_SHOWN = 3;

/** The pairs that miss least. `others`: rows below that may do the task, though data to decide it is missing. */
export function NearMisses({ others = 0 }: { others?: number }) {
  const { answer, parts, requirements, request } = useSelection();
  const nearMisses = useMemo(() => {
    if (!answer || !requirements) return [];
    return answer.nearMisses.map(pair => ({
      key: `${pair.cameraId}-${pair.lensId}`,
      parts: partsOf(parts, pair),
      judged: request && pairJudged(requirements, request, parts, pair),
      close: pair.misses.every(({ missedBy }) => missedBy <= CLOSE),
      misses: pair.misses.map(({ check, missedBy, reason }) => ({
        check,
        label: `${checkLabel(check, requirements)} ${missWords(missedBy)}`.trim(),
        reason,
      })),
    }));
  }, [answer, parts, requirements, request]);
  const open = useOpenRows();
  const close = nearMisses.filter(each => each.close);
  if (others > 0 && close.length > 0 && open.length > 0) {
    return (
      <NearMissList
        title="最接近的几套：放宽一点，或问厂家"
        lead="打叉的各项都有数据，差在 5 % 以内，可看该放宽哪一项；带问号的已知各项都成立，缺的数据问到了才能定。都还不是推荐。"
        nearMisses={[...close, ...open]}
      />
    );
  }
  return (
    <NearMissList
      title={others > 0 ? '数据齐全的产品都差一点' : '没有完全满足要求的产品'}
      lead={
        others > 0
          ? '下面各项都有数据，列出差得最少的，供判断该放宽哪一项，不是推荐；表中各行缺关键数据，能否成立须向厂家确认。'
          : nearMisses.length > 0
            ? '下面是差得最少的组合，只供判断该放宽哪一项，不是推荐。'
            : '目录里没有能用于这种任务的产品，请换一种成像方式，或放开已定的部件。'
      }
      nearMisses={nearMisses}
    />
  );
}

/** The first rows that lack data, with the figures that the maker would have to state. */
function useOpenRows(): readonly ShownNearMiss[] {
  const { rows, requirements, request } = useSelection();
  return useMemo(() => {
    if (!requirements || !request) return [];
    return rows.slice(0, OPEN_SHOWN).flatMap(row => {
      const system = systemOf(row, request);
      const figures = system ? undecidedFigures(requirements, system) : [];
      if (row.undecided.length === 0 || figures.length === 0) return [];
      return {
        key: `open ${row.key}`,
        parts: [row.camera, row.lens].flatMap(part => part ?? []),
        judged: null,
        misses: [{ check: 'open', label: '待确认', reason: `缺${figures.join('、')}`, open: true }],
      };
    });
  }, [rows, requirements, request]);
}
