import { linkInterfaces } from '@shixuan/optics/physics';
import * as controls from '@shixuan/ui/controls.module.css';
import { useSelection } from '../../state/selection-context';
import * as styles from './link-choice.module.css';

/** Choice of the interfaces that are possible; none ticked: any. */
export function LinkChoice() {
  const { state, dispatch } = useSelection();
  const { links } = state.task;
  const toggle = (id: string) =>
    dispatch({
      type: 'chosen',
      task: { links: links.includes(id) ? links.filter(each => each !== id) : [...links, id].sort() },
    });
  return (
    <fieldset className={`${controls.fieldset} ${styles.links}`}>
      <legend className={controls.label}>数据接口（都不勾 = 不限）</legend>
      {linkInterfaces.map(({ id, label }) => (
        <label key={id} className={`${controls.tick} ${styles.link}`}>
          <input type="checkbox" className={controls.check} checked={links.includes(id)} onChange={() => toggle(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
