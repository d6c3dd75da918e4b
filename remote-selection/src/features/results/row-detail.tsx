import { Link } from '@shixuan/host';
import { checkSystem } from '@shixuan/optics/checks';
import { costText } from '@shixuan/optics/describe';
import { type SelectionState, selectionPath } from '@shixuan/task-url';
import * as controls from '@shixuan/ui/controls.module.css';
import { useMemo } from 'react';
import * as actions from '../../components/actions.module.css';
import { useFault } from '../../components/form/notices-context';
import { Detail, DetailLine, DetailProduct } from '../../components/ranking/detail';
import { ScoreParts } from '../../components/score-parts';
import { ChooseRow } from '../../components/take-away/choose-row';
import type { ResultRow } from '../../data/ranking/answer';
import { systemOf } from '../../data/ranking/system-of';
import { things } from '../../data/ranking/things';
import { reportSearch } from '../../data/report/row-state';
import { useAskedSelection } from '../../state/selection-context';
import { CheckList } from './check-list';
import { Deviations } from './deviations';
import { Variants } from './variants';

interface Step {
  label: string;
  to: string;
  /** The step releases a fixed part. */
  releases?: boolean;
}

/** Where a picked part leads: it becomes a fixed part of the next step, and everything else is kept. */
function nextSteps(state: SelectionState, { camera, lens }: ResultRow): Step[] {
  const cameraId = camera?.product.id ?? state.cameraId;
  const lensId = lens?.product.id ?? state.lensId;
  const fixed: SelectionState = { ...state, start: state.start === 'camera' ? 'field' : state.start };
  if (state.goal === 'cameras') {
    return [
      { label: '选定它，去配镜头', to: selectionPath({ ...fixed, goal: 'lenses', cameraId }) },
      { label: '选定它，配整套系统', to: selectionPath({ ...fixed, goal: 'systems', cameraId }) },
    ];
  }
  if (state.goal === 'lenses') {
    return [{ label: '选定它，配整套系统', to: selectionPath({ ...fixed, goal: 'systems', cameraId, lensId }) }];
  }
  return [
    state.cameraId === null
      ? { label: '就用这台相机，重选镜头', to: selectionPath({ ...fixed, cameraId }) }
      : { label: '放开这台相机', to: selectionPath({ ...fixed, cameraId: null }), releases: true },
    state.lensId === null
      ? { label: '就用这支镜头，重选相机', to: selectionPath({ ...fixed, lensId }) }
      : { label: '放开这支镜头', to: selectionPath({ ...fixed, lensId: null }), releases: true },
  ];
}

/** Everything of one row: the parts, the next step, every check with its derivation, what the score is made of. */
export function RowDetail({ row, onCompare }: { row: ResultRow; onCompare(): void }) {
  const { state, requirements, request, row: shown, choose, isFresh } = useAskedSelection();
  const fault = useFault();
  const system = useMemo(() => systemOf(row, request), [row, request]);
  const checks = useMemo(() => (system ? checkSystem(requirements, system) : []), [requirements, system]);
  const steps = nextSteps(state, row);
  const main = steps.find(({ releases }) => !releases);
  const parts = [row.camera, row.lens, row.light, row.grabber].filter(part => part !== null);
  return (
    <Detail checks={system && <CheckList need={requirements} system={system} checks={checks} />}>
      {parts.map(part => (
        <DetailProduct key={part.product.id} label={roles[part.role]} part={part} />
      ))}
      {row.lightWhy && (
        <DetailLine label="打光次序">
          <span>{row.lightWhy}</span>
        </DetailLine>
      )}
      {row.setting.ringMm > 0 && (
        <DetailLine label="接圈">
          <span>{`${row.setting.ringMm} mm（${row.setting.ringPieces} 片）`}</span>
        </DetailLine>
      )}
      {row.link && (
        <DetailLine label="链路">
          <span>
            {row.link.text}
            {row.link.cable && `；${row.link.cable.text}`}
          </span>
        </DetailLine>
      )}
      {row.setting.orientation === 90 && (
        <DetailLine label="安装">
          <span>相机转 90°，长边沿视野高度</span>
        </DetailLine>
      )}
      {row.cost && (
        <DetailLine label="成本档">
          <span>
            {row.cost.costClass ? costText(row.cost.costClass) : '未能估算'}：
            {row.cost.parts
              .map(({ role, costClass, why }) => `${roles[role]} ${costClass ? costText(costClass) : '未估'}（${why}）`)
              .join('；')}
          </span>
        </DetailLine>
      )}
      <ChooseRow
        what={things[state.goal].take}
        chosen={row.key === shown?.key}
        onChoose={() => choose(row.key)}
        report={isFresh && !fault ? reportSearch(state, row, request) : null}
      />
      <div className={actions.actions}>
        {shown && row.key !== shown.key && (
          <button type="button" className={`${controls.action} ${actions.action}`} onClick={onCompare}>
            与上方的并排对照
          </button>
        )}
        {steps.map((step, i) => (
          // Keyed by position: after a pick by keyboard the focus stays, and the same key press releases the part.
          <Link
            key={i === 0 ? 'first' : 'second'}
            className={
              step === main && state.goal !== 'systems' ? actions.primary : `${controls.action} ${actions.action}`
            }
            to={step.to}
          >
            {step.label}
          </Link>
        ))}
      </div>
      <Variants row={row} />
      {system && row.lens && <Deviations system={system} />}
      <ScoreParts parts={row.scoreParts} />
    </Detail>
  );
}

const roles = { camera: '相机', lens: '镜头', light: '光源', grabber: '采集卡' } as const;
