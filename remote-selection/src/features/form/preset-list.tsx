import { blankState, type Goal, printSelectionSearch } from '@shixuan/task-url';
import { presetState, presets } from '../../data/task/presets';
import { keepingLast } from '../../lib/once-per';
import { useSelection } from '../../state/selection-context';
import { GuidedPresets, type GuidedPresetsProps } from './guided-presets';

/** The examples and a blank task as addresses, by which the one that is shown is known. */
const addressesFor = keepingLast((goal: Goal) => ({
  ofPresets: new Map(presets.map(preset => [printSelectionSearch(presetState(goal, preset)), preset])),
  ofBlank: printSelectionSearch(blankState(goal)),
}));

export type PresetListProps = Pick<GuidedPresetsProps<never>, 'isGuided' | 'onGuided'>;

/** Real tasks, a blank one, so that no figure of an example stays unnoticed in a visitor's own task, and a task question by question. */
export function PresetList(guided: PresetListProps) {
  const { state, dispatch } = useSelection();
  const now = printSelectionSearch(state);
  const blank = blankState(state.goal);
  const { ofPresets, ofBlank } = addressesFor(state.goal);
  return (
    <GuidedPresets
      {...guided}
      presets={presets}
      shown={ofPresets.get(now)}
      onChoose={preset => dispatch({ type: 'preset', preset })}
      blank={{
        summary: '视野与精度必填，其余空着即不限',
        isShown: ofBlank === now,
        onChoose: () => dispatch({ type: 'replaced', state: blank }),
      }}
      goal={state.goal}
      page="imaging"
      onDone={told => told.page === 'imaging' && dispatch({ type: 'replaced', state: told.state })}
    />
  );
}
