import type { SelectionAttributes, SelectionTexts } from './element';
import type { SelectionEventMap } from './events';
import type { SelectionMode } from './system';

/** Properties of the component that a federation host draws. A change is taken over by what is there already. */
export interface FederatedSelectionProps {
  mode?: SelectionMode;
  /** Task, as the site's URL has it after `?`. */
  value?: string;
  /** A task to begin with, where there is no `value`. */
  preset?: SelectionAttributes['preset'];
  theme?: SelectionAttributes['theme'];
  /** `#rrggbb` */
  accent?: string;
  texts?: SelectionTexts;
  /** `fill`: as tall as the component's place, which then needs a height (`style`). */
  height?: SelectionAttributes['height'];
  /** `on`: the host has a list of products to compare, see `onCompare`. */
  compare?: SelectionAttributes['compare'];
  /** Key that the site's operators gave to whoever owns the page. */
  partner?: string;
  /** Where the calls go, `https://视选的地址/web`; default: the site that the container is from. */
  apiBase?: string;
  onReady?: (event: SelectionEventMap['selection-ready']) => void;
  onChange?: (event: SelectionEventMap['selection-change']) => void;
  onResult?: (event: SelectionEventMap['selection-result']) => void;
  onPick?: (event: SelectionEventMap['selection-pick']) => void;
  onCompare?: (event: SelectionEventMap['selection-compare']) => void;
  /** `event.preventDefault()`: the host follows the link itself. */
  onNavigate?: (event: SelectionEventMap['selection-navigate']) => void;
  onError?: (event: SelectionEventMap['selection-error']) => void;
}

/** What the exposed module's function returns: the protocol of the federation's bridge, for hosts without React too. */
export interface FederatedSelection {
  /** Fills a place; called again for the same place, changes what is shown there. */
  render(info: FederatedSelectionProps & { dom: HTMLElement }): void;
  /** Clears a place. One that was never filled is left alone. */
  destroy(info: { dom: HTMLElement | null }): void;
}

/** `./selection` of the container `shixuan_selection_v1`. */
export interface FederatedSelectionModule {
  default: () => FederatedSelection;
}
