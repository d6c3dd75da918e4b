import { Suspense } from 'react';
import { latePart } from '../lib/late-part';
import type { TaskChangesProps } from './task-changes';

// Needed by few tasks: no part of what a page loads first.
const TaskChanges = latePart(() => import('./task-changes').then(({ TaskChanges }) => TaskChanges));

/** The same as soon as its code is there. */
export const LateTaskChanges = (props: TaskChangesProps) => (
  <Suspense fallback={null}>
    <TaskChanges {...props} />
  </Suspense>
);
