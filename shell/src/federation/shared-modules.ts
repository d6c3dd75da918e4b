import * as host from '@shixuan/host';
import * as ui from '@shixuan/ui';
import * as query from '@tanstack/react-query';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** What the shell shares with remotes, in the browser and on the server: the keys of `sharedKeys` in `rspack.config.base.ts`. */
export const sharedModules: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  jotai,
  '@tanstack/react-query': query,
  '@shixuan/host': host,
  '@shixuan/ui': ui,
};
