import type { SelectionState, Start } from '@shixuan/task-url';
import { type ReactNode, useId, useState } from 'react';
import * as styles from '../../components/form/form.module.css';
import { HintedForm } from '../../components/form/hinted-form';
import { Segment } from '../../components/form/segment';
import type { SelectionAction } from '../../data/task/reduce';
import { useSelection } from '../../state/selection-context';
import { AccuracyFields } from './accuracy-fields';
import { CameraDemands } from './camera-demands';
import { DistanceGroup } from './distance-group';
import { Encoder } from './encoder';
import { FixedParts } from './fixed-parts';
import { LightDemands } from './light-demands';
import { ModeNote } from './mode-note';
import { QuantityField } from './quantity-field';
import { StartSwitch } from './start-switch';

/** Changes what may be of another kind of imaging. */
type Change = (action: SelectionAction) => void;

type GroupId = 'parts' | 'magnification' | 'field' | 'accuracy' | 'distance' | 'motion';

/** Order of the groups for each starting point: the known quantities first. */
const orders: Readonly<Record<Start, readonly GroupId[]>> = {
  field: ['field', 'accuracy', 'distance', 'motion', 'parts'],
  camera: ['parts', 'field', 'accuracy', 'distance', 'motion'],
  height: ['distance', 'field', 'accuracy', 'motion', 'parts'],
  magnification: ['magnification', 'distance', 'motion', 'parts'],
  line: ['field', 'motion', 'accuracy', 'distance', 'parts'],
};

/** The form of the task. The address is written whenever a field is left: what was typed must be found on coming back. */
export function TaskForm() {
  const { state, dispatch, taskNumber, flush, requirements } = useSelection();
  const form = useId();
  /** The task before its kind of imaging was changed, while it is still that task. */
  const [changed, setChanged] = useState<{ before: SelectionState; taskNumber: number } | null>(null);
  const before = changed?.taskNumber === taskNumber ? changed.before : null;
  const change: Change = action => {
    setChanged({ before: state, taskNumber });
    dispatch(action);
  };
  return (
    <HintedForm label="任务" onLeave={flush}>
      <StartSwitch onChange={start => change({ type: 'begun', start })} />
      {before && <ModeNote before={before} onUndo={() => dispatch({ type: 'replaced', state: before })} />}
      {orders[state.start].map(id => (
        <section key={id} className={styles.group} aria-labelledby={`${form}-${id}`}>
          <h3 id={`${form}-${id}`} className={styles.title}>
            {titles[id]}
          </h3>
          {groups[id](change)}
        </section>
      ))}
      {requirements?.lineScan && (
        <section className={styles.group} aria-labelledby={`${form}-encoder`}>
          <h3 id={`${form}-encoder`} className={styles.title}>
            编码器
          </h3>
          <Encoder />
        </section>
      )}
      <CameraDemands />
      <LightDemands />
    </HintedForm>
  );
}

const titles: Readonly<Record<GroupId, string>> = {
  parts: '已定的部件',
  magnification: '倍率与传感器',
  field: '要看多大',
  accuracy: '要看多细',
  distance: '安装距离',
  motion: '动得多快',
};

const groups: Readonly<Record<GroupId, (change: Change) => ReactNode>> = {
  parts: () => <FixedParts />,
  magnification: () => (
    <div className={styles.pair}>
      <div className={styles.wide}>
        <QuantityField name="magnification" />
      </div>
      <QuantityField name="sensor.pixelsH" />
      <QuantityField name="sensor.pixelsV" />
      <QuantityField name="sensor.pixelSize" />
    </div>
  ),
  field: change => <FieldGroup change={change} />,
  accuracy: () => <AccuracyFields />,
  distance: () => <DistanceGroup />,
  motion: () => <MotionGroup />,
};

const modes = [
  { value: 'area', label: '面阵' },
  { value: 'telecentric', label: '远心测量' },
] as const;

function FieldGroup({ change }: { change: Change }) {
  const { state } = useSelection();
  const { mode } = state.task;
  return (
    <>
      {mode !== 'line' && (
        <Segment label="成像方式" value={mode} options={modes} onChange={mode => change({ type: 'imaged', mode })} />
      )}
      <div className={mode === 'line' ? styles.pair : styles.triple}>
        <QuantityField name="object.width" {...(mode === 'line' && { label: '幅宽' })} />
        {mode !== 'line' && <QuantityField name="object.height" />}
        <QuantityField name="marginPct" />
      </div>
    </>
  );
}

function MotionGroup() {
  const { state } = useSelection();
  return (
    <div className={styles.pair}>
      <QuantityField name="speedMmS" />
      {state.task.mode !== 'line' && <QuantityField name="rateHz" />}
      <QuantityField name="blurPx" />
      <QuantityField name="exposureUs" />
    </div>
  );
}
