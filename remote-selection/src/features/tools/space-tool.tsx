import { lazy } from 'react';

/** What is offered beside the other tools. */
export const spaceTools = [{ id: 'space', label: '三维视图', ofLens: true }] as const;

export const SpaceTool = lazy(() =>
  import('./space/system-space').then(({ SystemSpace }) => ({ default: SystemSpace })),
);
