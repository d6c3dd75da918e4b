import { blankState, type Goal, printSelectionSearch } from '@shixuan/task-url';
import { Suspense, useRef, useState } from 'react';
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

/** Real tasks, a blank one, so that no figure of an example stays unnoticed in a visitor's own task, and a task question by question. */
export function PresetList() {
  const { state, dispatch } = useSelection();
  const [guided, setGuided] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const now = printSelectionSearch(state);
  const blank = blankState(state.goal);
  const { ofPresets, ofBlank } = addressesFor(state.goal);
  const close = () => {
    setGuided(false);
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
        guide={{ label: '分步填写', isOpen: guided, onToggle: () => setGuided(!guided), ref: opener }}
      />
      {guided && (
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
