import { Link } from '@shixuan/host';
import {
  type Goal,
  goals,
  printProfileSearch,
  profileOfSelection,
  profilePage,
  type SelectionState,
  selectionPath,
  volumePath,
} from '@shixuan/task-url';
import { useQueryClient } from '@tanstack/react-query';
import { lastProfiles } from '../../state/last-tasks';
import * as styles from './goal-links.module.css';

const labels: Readonly<Record<Goal, string>> = { cameras: '相机', lenses: '镜头', systems: '整套系统' };

export interface GoalLinksProps {
  /** Task that the links to the rankings of cameras, lenses and systems carry. */
  state: SelectionState;
  /** Null: the page of line profilers; volume: that of 3D area cameras. */
  current: Goal | 'volume' | null;
  /** Address of the page of line profilers; left out: with the task as far as profiles know it. */
  profiles?: string;
}

/** Links to the other rankings, with the same task. */
export function GoalLinks({ state, current, profiles }: GoalLinksProps) {
  const client = useQueryClient();
  const there = profiles ?? printProfileSearch(profileOfSelection(state, lastProfiles(client)));
  return (
    <nav className={styles.goals} aria-label="选型步骤">
      {goals.map(goal => (
        <Link
          key={goal}
          className={styles.goal}
          to={selectionPath({ ...state, goal })}
          aria-current={goal === current ? 'page' : undefined}
        >
          {labels[goal]}
        </Link>
      ))}
      <Link className={styles.goal} to={`${profilePage}?${there}`} aria-current={current === null ? 'page' : undefined}>
        3D 线激光
      </Link>
      <Link className={styles.goal} to={volumePath} aria-current={current === 'volume' ? 'page' : undefined}>
        3D 面阵
      </Link>
    </nav>
  );
}
