import { lightTechniques, litFeatureLabels } from '@shixuan/optics/physics';
import { ChoiceField } from '../../components/form/choice-field';
import * as styles from '../../components/form/form.module.css';
import { useNotices } from '../../components/form/notices-context';
import { useSelection } from '../../state/selection-context';
import { QuantityField } from './quantity-field';

const surfaces = [
  { value: 'matt', label: '哑光' },
  { value: 'glossy', label: '有光泽' },
  { value: 'mirror', label: '镜面' },
  { value: 'transparent', label: '透明' },
] as const;
const forms = [
  { value: 'flat', label: '平面' },
  { value: 'curved', label: '弧面' },
  { value: 'crumpled', label: '褶皱' },
] as const;
const backs = [
  { value: 'yes', label: '能' },
  { value: 'no', label: '不能' },
] as const;
const features = (Object.keys(litFeatureLabels) as (keyof typeof litFeatureLabels)[]).map(value => ({
  value,
  label: litFeatureLabels[value],
}));
const techniques = lightTechniques.map(({ id, label }) => ({ value: id as string, label }));

/** What decides how the part must be lit. */
export function LightDemands() {
  const { state, dispatch } = useSelection();
  const { task } = state;
  const technique = techniques.find(({ value }) => value === task.technique);
  const contradicted = useNotices('technique').length > 0;
  const back = task.backAccessible === null ? null : task.backAccessible ? 'yes' : 'no';
  return (
    <details className={styles.more}>
      <summary>
        表面与打光
        {contradicted ? (
          <span className={styles.minded}>{`▲ ${technique?.label ?? ''}与检测内容矛盾`}</span>
        ) : (
          <span className={styles.chosen}>{technique?.label ?? '由系统建议'}</span>
        )}
      </summary>
      <div className={styles.pair}>
        <div className={styles.wide}>
          <ChoiceField
            name="feature"
            label="检测内容"
            value={task.feature ?? null}
            none="未说明"
            options={features}
            onChange={feature => dispatch({ type: 'chosen', task: { feature } })}
          />
        </div>
        <ChoiceField
          name="surface"
          label="表面"
          value={task.surface}
          none="未说明"
          options={surfaces}
          onChange={surface => dispatch({ type: 'chosen', task: { surface } })}
        />
        <ChoiceField
          name="form"
          label="表面形状"
          value={task.form ?? null}
          none="未说明"
          options={forms}
          onChange={form => dispatch({ type: 'chosen', task: { form } })}
        />
        <ChoiceField
          name="technique"
          label="打光方式"
          value={task.technique}
          none="由系统建议"
          options={techniques}
          onChange={value => dispatch({ type: 'chosen', task: { technique: value } })}
        />
        <ChoiceField
          name="backAccessible"
          label="背后能否布光"
          value={back}
          none="未说明"
          options={backs}
          onChange={value =>
            dispatch({ type: 'chosen', task: { backAccessible: value === null ? null : value === 'yes' } })
          }
        />
        <QuantityField name="wavelengthNm" />
        <QuantityField name="excitationNm" />
      </div>
    </details>
  );
}
