import { GuideSketch } from './guide-sketch';
import * as styles from './guide-so-far.module.css';
import type { GuideStep, GuideTask } from './guide-steps';
import { ImagingSoFar, ProfileSoFar, VolumeSoFar } from './running-answer';

/** Beside a question: what was answered so far as a drawing, and what follows from it already. */
export function GuideSoFar({ task, step }: { task: GuideTask; step: GuideStep }) {
  return (
    <section className={styles.soFar} aria-label="到现在为止">
      <GuideSketch task={task} step={step} />
      <div className={styles.answer}>
        <h3 className={styles.title}>到现在为止</h3>
        {task.page === 'imaging' ? (
          <ImagingSoFar state={task.state} />
        ) : task.page === 'profile' ? (
          <ProfileSoFar state={task.state} />
        ) : (
          <VolumeSoFar state={task.state} />
        )}
      </div>
    </section>
  );
}
