import { Link } from '@shixuan/host';
import { type Goal, goals, profilePath, selectionPath } from '@shixuan/task-url';
import { useSelection } from '../selection/selection-context';
import * as styles from './goal-links.module.css';

const labels: Readonly<Record<Goal, string>> = { camera: '相机', lens: '镜头', vision: '整套系统' };

/** The three ways to look at one task; it goes along. */
export function GoalLinks() {
  const { state } = useSelection();
  return (
    <nav className={styles.goals} aria-label="选型步骤">
      {goals.map(goal => (
        <Link
          key={goal}
          className={styles.goal}
          to={selectionPath({ ...state, goal })}
          aria-current={goal === state.goal ? 'page' : undefined}
        >
          {labels[goal]}
        </Link>
      ))}
      <Link className={styles.goal} to={profilePath}>
        3D 线激光
      </Link>
    </nav>
  );
}
