import type { FederatedSelectionProps, SelectionFailure, ShixuanSelectionElement } from '@shixuan/embed-types';

/** Which attribute of the element each property of the component becomes. */
const attributes = [
  ['mode', 'mode'],
  ['preset', 'preset'],
  ['value', 'value'],
  ['theme', 'theme'],
  ['accent', 'accent'],
  ['height', 'height'],
  ['compare', 'compare'],
  ['partner', 'partner'],
  ['apiBase', 'api-base'],
] as const satisfies readonly (readonly [keyof FederatedSelectionProps, string])[];

/** Sets changed properties on the element and removes those that are no longer given. */
export function setProps(
  element: ShixuanSelectionElement,
  props: FederatedSelectionProps,
  before: FederatedSelectionProps,
): void {
  for (const [name, attribute] of attributes) {
    const given: unknown = props[name] ?? null;
    if (given === (before[name] ?? null)) continue;
    if (typeof given === 'string') element.setAttribute(attribute, given);
    else element.removeAttribute(attribute);
    if (given !== null && typeof given !== 'string') tell(element, `属性 ${name} 应为文字，已忽略。`);
  }
  if (props.texts !== before.texts) element.texts = props.texts ?? null;
}

function tell(element: HTMLElement, message: string): void {
  const detail: SelectionFailure = { kind: 'setting', message };
  element.dispatchEvent(new CustomEvent('selection-error', { detail, bubbles: true, composed: true }));
}
