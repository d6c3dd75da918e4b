import { useState } from 'react';
import { type ViewedAddress, withPick } from '../lib/shared-view';
import { useKeptRow } from './use-kept-row';

/**
 * The row that was chosen in place of the first. The address has it, so that a page that is loaded anew or passed on shows it
 * again; going back brings the one before.
 * @param task the page and its task, as an address says them
 */
export function useChosenRow(
  task: string,
  { pick, beside }: Pick<ViewedAddress, 'pick' | 'beside'>,
  putBeside: (beside: string) => void,
) {
  const [chosen, setChosen] = useKeptRow('chosen', task, pick);
  const [seen, setSeen] = useState(pick);
  if (seen !== pick) {
    setSeen(pick);
    setChosen(pick);
  }
  const choose = (key: string | null) => {
    setChosen(key);
    putBeside(withPick(beside, key));
  };
  return [chosen, choose] as const;
}
