/** The remote that is being developed: the development server puts its `src/remote.ts` here. */
declare module 'remote-in-development' {
  import type { Remote } from '@shixuan/host';

  const remote: Remote;
  export default remote;
}
declare module '*.css';

interface ImportMeta {
  /** Hot replacement; absent in builds. */
  webpackHot?: { accept(module: string, onReplaced: () => void): void };
}
