import type { FederatedSelection } from '@shixuan/embed-types';
import { type HeldElement, holdElement } from './hold-element';

/**
 * `./selection` of the federation container: the element behind the protocol of the federation's bridge, which calls
 * this once for each component. The host's React meets a function that fills a place and one that clears it; the widget's
 * own React stays behind the element.
 */
export function selection(): FederatedSelection {
  const places = new Map<HTMLElement, HeldElement>();
  return {
    render(info) {
      const known = places.get(info.dom);
      const held = known ?? holdElement();
      held.set(info);
      if (known) return;
      places.set(info.dom, held);
      info.dom.replaceChildren(held.element);
    },
    destroy({ dom }) {
      if (!dom) return;
      places.get(dom)?.element.remove();
      places.delete(dom);
    },
  };
}
