import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/layout';
import { FrameFailure } from '../pages/frame-failure';
import { UnknownPath } from '../pages/unknown-path.page';

/** The layout around the remotes' routes, and the shell's own page for every other path. */
export const shellRoutes = (remotes: RouteObject[]): RouteObject[] => [
  {
    id: 'shell',
    element: <Layout />,
    errorElement: <FrameFailure />,
    children: [...remotes, { path: '*', element: <UnknownPath /> }],
  },
];
