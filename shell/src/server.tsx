// The shell for a renderer on the server, and what it shares with the remotes there.
import { DrawnLink } from './app/drawn-link';
import { sharedModules } from './federation/shared-modules';

export { drawPage } from './app/draw-page';

export const shared: Readonly<Record<string, object>> = {
  ...sharedModules,
  '@shixuan/host': { ...sharedModules['@shixuan/host'], Link: DrawnLink },
};
