import { accuracyKinds } from '@shixuan/optics/physics';
import type { SelectionState } from '@shixuan/task-url';
import * as styles from '../../components/form/form.module.css';
import { Segment } from '../../components/form/segment';
import { useSelection } from '../../state/selection-context';
import { QuantityField } from './quantity-field';
import { SubPixelNote } from './sub-pixel-note';

type Accuracy = SelectionState['task']['accuracy'];

/** Initial value of each kind of demand, derived from the size in the previous one. */
function begun(kind: Accuracy['kind'], before: Accuracy): Accuracy {
  const sizeMm =
    before.kind === 'feature'
      ? before.featureMm
      : before.kind === 'tolerance'
        ? before.toleranceMm
        : before.objectPixelMm * 3;
  const size = Number(sizeMm.toPrecision(4));
  if (kind === 'feature') return { kind, featureMm: size, pixelsPerFeature: 3 };
  if (kind === 'tolerance') return { kind, toleranceMm: size, subPixelFactor: 0.5 };
  return { kind, objectPixelMm: Number((sizeMm / 3).toPrecision(4)) };
}

/** 精度 has three meanings in the trade and they are often confused; the form asks which one is meant. */
export function AccuracyFields() {
  const { state, dispatch } = useSelection();
  const { accuracy } = state.task;
  const kind = accuracyKinds.find(each => each.kind === accuracy.kind);
  return (
    <>
      <Segment
        label="精度指的是"
        value={accuracy.kind}
        options={accuracyKinds.map(each => ({ value: each.kind, label: each.label }))}
        onChange={value => dispatch({ type: 'chosen', task: { accuracy: begun(value, accuracy) } })}
      />
      <p className={styles.explain}>{kind?.help}</p>
      <div className={styles.pair}>
        {accuracy.kind === 'feature' && (
          <>
            <QuantityField name="accuracy.featureMm" />
            <QuantityField name="accuracy.pixelsPerFeature" />
          </>
        )}
        {accuracy.kind === 'tolerance' && (
          <>
            <QuantityField name="accuracy.toleranceMm" />
            <QuantityField name="accuracy.subPixelFactor" />
            <QuantityField name="accuracy.gaugeRatio" />
            <QuantityField name="accuracy.bandPixels" />
          </>
        )}
        {accuracy.kind === 'object-pixel' && <QuantityField name="accuracy.objectPixelMm" />}
      </div>
      {accuracy.kind === 'tolerance' && <SubPixelNote />}
    </>
  );
}
