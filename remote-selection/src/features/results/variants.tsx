import { useHost } from '@shixuan/host';
import { isAsked } from '@shixuan/optics/model';
import * as controls from '@shixuan/ui/controls.module.css';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as actions from '../../components/actions.module.css';
import { verdictWords } from '../../components/ranking/verdict-counts';
import { indexParts, type ResultRow, resultRows } from '../../data/ranking/answer';
import { type RankingRequest, rankingQuery } from '../../data/ranking/ranking-query';
import { useAskedSelection } from '../../state/selection-context';
import { ResultName } from './result-name';
import * as styles from './variants.module.css';

/** Most near-identical systems that are listed; fixing the camera or the lens lists the others. */
const LIMIT = 20;

/** The systems that are folded under a row: the same sensor with a lens of the same series. */
export function Variants({ row }: { row: ResultRow }) {
  const { request } = useAskedSelection();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { camera, lens, variants } = row;
  if (request.goal !== 'systems' || variants === 0 || !camera || !lens) return null;
  const asked: RankingRequest = {
    goal: 'systems',
    body: {
      ...request.body,
      limit: LIMIT + 1,
      twinsOf: { cameraId: camera.product.id, lensId: lens.product.id },
    },
  };
  return (
    <div className={styles.variants}>
      <button
        type="button"
        className={`${controls.action} ${actions.action}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {`${open ? '收起' : '展开'}参数几乎相同的 ${variants} 套`}
      </button>
      <div id={id} hidden={!open}>
        {open && <VariantList asked={asked} of={row.key} />}
      </div>
    </div>
  );
}

function VariantList({ asked, of }: { asked: RankingRequest; of: string }) {
  const { requirements } = useAskedSelection();
  const { data, isError, refetch } = useQuery({ ...rankingQuery(useHost(), asked), placeholderData: undefined });
  if (isError)
    return (
      <p className={styles.note} role="alert">
        参数几乎相同的几套没有取到。
        <button type="button" className={`${controls.action} ${actions.action}`} onClick={() => void refetch()}>
          重试
        </button>
      </p>
    );
  if (!data) return <p className={styles.note}>正在取参数几乎相同的几套…</p>;
  const others = resultRows(data, indexParts(data)).filter(({ key }) => key !== of);
  return (
    <>
      <p className={styles.note}>
        同一传感器、同系列镜头，按评分排列{others.length === LIMIT ? `，列出前 ${LIMIT} 套` : ''}
      </p>
      <ul className={styles.list}>
        {others.map(variant => (
          <li key={variant.key} className={styles.item}>
            <ResultName row={variant} goal="systems" />
            <span
              className={styles.figures}
            >{`评分 ${variant.score.toFixed(0)}；${verdictWords(variant.verdicts, check => isAsked(requirements, check))}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
