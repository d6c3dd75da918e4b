import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/layout';
import { FrameFailure } from './frame-failure';
import { UnknownPath } from './unknown-path.page';

/** The layout around the remotes' routes; what none of them provides is answered by the shell. */
export const shellRoutes = (remotes: RouteObject[]): RouteObject[] => [
  {
    id: 'shell',
    element: <Layout />,
    errorElement: <FrameFailure />,
    children: [...remotes, { path: '*', element: <UnknownPath /> }],
  },
];
