import { createElement } from 'react';
import ReactDOM from 'react-dom';
import { App } from '../../../examples/embed/react-18-federation/src/app';

// The example as a page of React 17 starts it.
(ReactDOM as unknown as { render(node: unknown, place: Element | null): void }).render(
  createElement(App),
  document.getElementById('app'),
);
