// The shell for a renderer on the server, and what it shares with the remotes there: the keys of `sharedKeys`.
import * as host from '@shixuan/host';
import * as ui from '@shixuan/ui';
import * as query from '@tanstack/react-query';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

export { drawPage } from './app/draw-page';

export const shared: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  jotai,
  '@tanstack/react-query': query,
  '@shixuan/host': host,
  '@shixuan/ui': ui,
};
