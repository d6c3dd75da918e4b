import type { Choice, Question } from '@shixuan/task-text';
import * as controls from '@shixuan/ui/controls.module.css';
import { TaskChanges } from '../../components/task-changes';
import type { WordsTask } from './apply-words';
import * as styles from './words-line.module.css';

/** A choice that was taken: the line before and after it, and what each says. */
export interface Taken {
  label: string;
  before: { line: string; task: WordsTask };
  after: { line: string; task: WordsTask };
}

interface OfferProps {
  offer: Question;
  /** What the line would say with a choice. */
  taken(choice: Choice): Taken;
  onTake(taken: Taken): void;
}

/**
 * What one would buy beside what the line says, or the other way for what follows from it. Before a choice is taken it says what it
 * changes, as it may change more than its name.
 */
export function Offer({ offer, taken, onTake }: OfferProps) {
  return (
    <div className={styles.question}>
      <p>{offer.why}</p>
      {offer.choices.map(choice => {
        const choosing = taken(choice);
        return (
          <span key={choice.label} className={styles.offered}>
            <button type="button" className={styles.choice} onClick={() => onTake(choosing)}>
              {choice.label}
            </button>
            <Changes {...choosing} lead="会改" />
          </span>
        );
      })}
    </div>
  );
}

/** After a choice: what it changed, and the way back. */
export function TakenNote({ taken, onUndo }: { taken: Taken; onUndo(): void }) {
  return (
    <p className={styles.note} role="status">
      <Changes {...taken} lead={`已${taken.label}`} />{' '}
      <button type="button" className={controls.action} onClick={onUndo}>
        撤销
      </button>
    </p>
  );
}

/** Of tasks of another kind every input differs: its page says them. */
function Changes({ before, after, lead }: Taken & { lead: string }) {
  if (before.task.kind !== 'imaging' || after.task.kind !== 'imaging') return lead !== '会改' && <span>{lead}</span>;
  return <TaskChanges before={before.task.state.task} after={after.task.state.task} lead={lead} />;
}
