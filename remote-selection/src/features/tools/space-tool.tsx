import { latePart } from '../../lib/late-part';

/** What is offered beside the other tools. */
export const spaceTools = [{ id: 'space', label: '三维视图', ofLens: true }] as const;

export const SpaceTool = latePart(() => import('./space/system-space').then(({ SystemSpace }) => SystemSpace));
