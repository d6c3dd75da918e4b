import { useState } from 'react';
import * as styles from '../../components/form/form.module.css';
import { Segment } from '../../components/form/segment';
import { givenDistances } from '../../data/task/given-distances';
import { useSelection } from '../../state/selection-context';
import { QuantityField } from './quantity-field';

const measures = [
  { value: 'wd', label: '工作距离' },
  { value: 'oo', label: '物像距' },
] as const;

/** How far: from the lens front, or from the sensor where the machine fixes that. An address may give both. */
export function DistanceGroup() {
  const { state, dispatch } = useSelection();
  const given = givenDistances(state);
  const [chosen, setChosen] = useState<'wd' | 'oo'>(given.oo && !given.wd ? 'oo' : 'wd');
  const showsWay = given.oo || (!given.wd && chosen === 'oo');
  const fixed = state.start === 'height' ? '，由机架定死' : '';
  return (
    <>
      <Segment
        label="距离的起点"
        value={showsWay ? 'oo' : 'wd'}
        options={measures}
        onChange={from => {
          setChosen(from);
          dispatch({ type: 'measured', from });
        }}
      />
      <div className={styles.pair}>
        {(given.wd || !showsWay) && (
          <div className={styles.wide}>
            <QuantityField name="wd" note={`镜头前端到产品${fixed || '；也可写成 280~320'}`} />
          </div>
        )}
        {showsWay && (
          <div className={styles.wide}>
            <QuantityField name="oo" note={`相机芯片到产品${fixed}，含镜头长度与后焦`} />
          </div>
        )}
        <QuantityField name="heightVariationMm" />
        <QuantityField name="workingDistanceToleranceMm" />
      </div>
    </>
  );
}
