import type { System } from '@shixuan/optics/checks';
import { type Check, isAsked, isPlaceholder, type Requirements } from '@shixuan/optics/model';
import { useMemo } from 'react';
import { CheckItems } from '../../components/check-items';
import * as styles from './check-list.module.css';

const parts = [
  ['camera', '相机'],
  ['lens', '镜头'],
] as const;

export interface CheckListProps {
  need: Requirements;
  system: System;
  checks: readonly Check[];
}

/** Every check of one system; and which part is not chosen yet, so that its checks are absent. */
export function CheckList({ need, system, checks }: CheckListProps) {
  const judged = useMemo(() => ({ need, system }), [need, system]);
  return (
    <div>
      {parts.map(
        ([part, name]) =>
          isPlaceholder(system[part]) && (
            <p key={part} className={styles.open}>{`尚未选定${name}：与${name}有关的检查在选${name}时给出`}</p>
          ),
      )}
      <CheckItems checks={checks} asked={({ id }) => isAsked(need, id)} judged={judged} />
    </div>
  );
}
