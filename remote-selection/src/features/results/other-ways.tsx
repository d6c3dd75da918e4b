import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CrossingList } from '../../components/crossing-list';
import { rememberCrossing } from '../../state/last-crossing';
import { useSelection } from '../../state/selection-context';
import { shownCrossings } from './crossings';

/** Other kinds of systems for the task, with what each would change of it; nothing where the answer names none. */
export function OtherWays() {
  const { answer, state } = useSelection();
  const client = useQueryClient();
  const crossings = useMemo(
    () => (answer ? shownCrossings(answer, state, crossing => rememberCrossing(client, crossing)) : []),
    [answer, state, client],
  );
  return crossings.length > 0 && <CrossingList crossings={crossings} />;
}
