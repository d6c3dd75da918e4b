import type { SelectionAttributes } from './element';
import type { SelectionEventMap } from './events';

/** `selection-pick` as Vue's templates name its listener: `onSelectionPick`. */
type Listener<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Capitalize<Tail>}`
  : never;

type Listeners = {
  [Name in keyof SelectionEventMap as `on${Listener<Name>}`]?: (event: SelectionEventMap[Name]) => unknown;
};

/**
 * `<shixuan-selection>` in Vue's templates, for the application's own declaration:
 * `declare module 'vue' { interface GlobalComponents { 'shixuan-selection': import('@shixuan/embed-types/vue').SelectionComponent } }`
 */
export type SelectionComponent = new () => { $props: SelectionAttributes & Listeners };
