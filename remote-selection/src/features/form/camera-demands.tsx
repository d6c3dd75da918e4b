import { circlesOfConfusion, linkInterfaces, pixelFormats } from '@shixuan/optics/physics';
import { ChoiceField } from '../../components/form/choice-field';
import * as styles from '../../components/form/form.module.css';
import { useSelection } from '../../state/selection-context';
import { LinkChoice } from './link-choice';
import { QuantityField } from './quantity-field';

const colours = [
  { value: 'mono', label: '黑白' },
  { value: 'color', label: '彩色' },
] as const;
const shutters = [
  { value: 'global', label: '全局快门' },
  { value: 'rolling', label: '卷帘快门' },
] as const;
const formats = pixelFormats.map(({ id, label }) => ({ value: id as string, label }));
const circles = circlesOfConfusion.map(({ id, label }) => ({ value: id as string, label }));

/** Demands that most tasks leave open. */
export function CameraDemands() {
  const { state, dispatch } = useSelection();
  const { task } = state;
  const chosen = [
    colours.find(({ value }) => value === task.colour)?.label,
    shutters.find(({ value }) => value === task.shutter)?.label,
    ...task.links.map(link => linkInterfaces.find(({ id }) => id === link)?.label ?? link),
  ].filter(text => text !== undefined);
  return (
    <details className={styles.more}>
      <summary>
        相机、接口与光圈
        <span className={styles.chosen}>{chosen.length > 0 ? chosen.join('、') : '不限'}</span>
      </summary>
      <div className={styles.pair}>
        <ChoiceField
          name="colour"
          label="黑白或彩色"
          value={task.colour}
          none="不限"
          options={colours}
          onChange={colour => dispatch({ type: 'chosen', task: { colour } })}
        />
        <ChoiceField
          name="shutter"
          label="快门"
          value={task.shutter}
          none="不限"
          options={shutters}
          onChange={shutter => dispatch({ type: 'chosen', task: { shutter } })}
        />
        <div className={styles.wide}>
          <LinkChoice />
        </div>
        <QuantityField name="cableM" />
        <ChoiceField
          name="pixelFormat"
          label="传输格式"
          value={task.pixelFormat}
          options={formats}
          onChange={format => format && dispatch({ type: 'chosen', task: { pixelFormat: format } })}
        />
        <QuantityField name="fNumber" />
        <ChoiceField
          name="circleOfConfusion"
          label="景深按弥散圆"
          value={task.circleOfConfusion}
          options={circles}
          onChange={circle => circle && dispatch({ type: 'chosen', task: { circleOfConfusion: circle } })}
        />
      </div>
    </details>
  );
}
