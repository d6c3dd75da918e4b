import { blankState, type Goal, printSelectionSearch } from '@shixuan/task-url';
import { Suspense, useRef } from 'react';
import { PresetButtons } from '../../components/form/preset-buttons';
import { presetState, presets } from '../../data/task/presets';
import { latePart } from '../../lib/late-part';
import { keepingLast } from '../../lib/once-per';
import { useSelection } from '../../state/selection-context';

// Loaded when opened, to keep the first load small.
const Guide = latePart(() => import('./guide/guide').then(({ Guide }) => Guide));

/** The examples and a blank task as addresses, by which the one that is shown is known. */
const addressesFor = keepingLast((goal: Goal) => ({
  ofPresets: new Map(presets.map(preset => [printSelectionSearch(presetState(goal, preset)), preset])),
  ofBlank: printSelectionSearch(blankState(goal)),
}));

export interface PresetListProps {
  /** Whether the questions are open; the answer of the page is then of an earlier task. */
  isGuided: boolean;
  onGuided(isGuided: boolean): void;
}

/** Real tasks, a blank one, so that no figure of an example stays unnoticed in a visitor's own task, and a task question by question. */
export function PresetList({ isGuided, onGuided }: PresetListProps) {
  const { state, dispatch } = useSelection();
  const opener = useRef<HTMLButtonElement>(null);
  const now = printSelectionSearch(state);
  const blank = blankState(state.goal);
  const { ofPresets, ofBlank } = addressesFor(state.goal);
  const close = () => {
    onGuided(false);
    opener.current?.focus();
  };
  return (
    <div>
      <PresetButtons
        presets={presets}
        shown={ofPresets.get(now)}
        onChoose={preset => dispatch({ type: 'preset', preset })}
        blank={{
          summary: '只有视野与精度必填，其余空着就是不限',
          isShown: ofBlank === now,
          onChoose: () => dispatch({ type: 'replaced', state: blank }),
        }}
        guide={{ label: '分步填写', isOpen: isGuided, onToggle: () => onGuided(!isGuided), ref: opener }}
      />
      {isGuided && (
        <Suspense fallback={null}>
          <Guide
            goal={state.goal}
            onDone={task => {
              dispatch({ type: 'replaced', state: task });
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
