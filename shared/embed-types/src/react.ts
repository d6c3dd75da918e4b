import type * as React from 'react';
import type { SelectionAttributes, ShixuanSelectionElement } from './element';

export type SelectionProps = React.DetailedHTMLProps<
  React.HTMLAttributes<ShixuanSelectionElement>,
  ShixuanSelectionElement
> &
  SelectionAttributes;

/** `<shixuan-selection>` in JSX: import this file once for its types. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shixuan-selection': SelectionProps;
    }
  }
}
