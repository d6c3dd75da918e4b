import { Button, ErrorState } from '@shixuan/ui';
import type { RefusedPart } from '../../data/ranking/refused-part';
import { useSelection } from '../../state/selection-context';

/** In place of the ranking: which fixed part stands in the way, and one button that lets it go. */
export function RefusedPartState({ refused: { part, label, why } }: { refused: RefusedPart }) {
  const { dispatch } = useSelection();
  return (
    <ErrorState
      title={`选定的${label}不能用`}
      message={`${why}。放开它即可继续，或在「已定的部件」里另选${label}；其他输入都保留着。`}
      action={
        <Button type="primary" onClick={() => dispatch({ type: 'fixed', part, id: null })}>
          {`放开${label}`}
        </Button>
      }
    />
  );
}
