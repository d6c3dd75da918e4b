import { blankState, printSelectionSearch } from '@shixuan/task-url';
import { PresetButtons } from '../../components/form/preset-buttons';
import { presetState, presets } from '../../data/task/presets';
import { useSelection } from '../../state/selection-context';

/** Real tasks, and a blank one, so that no figure of an example stays unnoticed in a visitor's own task. */
export function PresetList() {
  const { state, dispatch } = useSelection();
  const now = printSelectionSearch(state);
  const blank = blankState(state.goal);
  return (
    <PresetButtons
      presets={presets}
      shown={presets.find(preset => printSelectionSearch(presetState(state.goal, preset)) === now)}
      onChoose={preset => dispatch({ type: 'preset', preset })}
      blank={{
        label: '从空白开始',
        summary: '只有视野与精度必填，其余空着就是不限',
        isShown: printSelectionSearch(blank) === now,
        onChoose: () => dispatch({ type: 'replaced', state: blank }),
      }}
    />
  );
}
