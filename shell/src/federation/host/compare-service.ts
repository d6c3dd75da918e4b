import type { CompareService } from '@shixuan/host';
import { config } from '../../state/config';
import { addContrast, clearContrasts, MAX_CONTRASTS, removeContrast } from '../../state/contrasts';
import type { ShowMessage } from '../../state/messages';
import type { Store } from '../../state/store';
import { readable } from './readable';

/** The comparison list as remotes see it. The shell shows the message when a product cannot be added. */
export const createCompareService = (store: Store, showMessage: ShowMessage): CompareService => ({
  items: readable(store, config.contrasts),
  max: MAX_CONTRASTS,
  add(item) {
    const result = addContrast(store, item);
    if (!result.ok) showMessage('warning', result.reason);
    return result;
  },
  remove: id => removeContrast(store, id),
  clear: () => clearContrasts(store),
});
