import { checkSystem, type System } from '@shixuan/optics/checks';
import { type Requirements, standsIn } from '@shixuan/optics/model';
import { useMemo } from 'react';
import { CheckItems } from '../../components/check-items';
import * as styles from './check-list.module.css';

const parts = [
  ['camera', '相机'],
  ['lens', '镜头'],
] as const;

/** Every check of one system, computed here, from the same facts; and which part is not there to be judged. */
export function CheckList({ need, system }: { need: Requirements; system: System }) {
  return (
    <div>
      {parts.map(
        ([part, name]) =>
          standsIn(system[part]) && (
            <p key={part} className={styles.open}>{`尚未选定${name}：与${name}有关的检查在选${name}时给出`}</p>
          ),
      )}
      <CheckItems checks={useMemo(() => checkSystem(need, system), [need, system])} />
    </div>
  );
}
