import { findApps } from '../build/apps';
import { loadDescriptor } from '../build/build-app';

export interface TakenRoute {
  remote: string;
  id: string;
  path: string;
}

/** The routes that the remotes of this checkout declare. */
export async function siteRoutes(): Promise<TakenRoute[]> {
  const remotes = findApps().filter(({ kind }) => kind === 'remote');
  const descriptors = await Promise.all(remotes.map(loadDescriptor));
  return descriptors.flatMap(({ name, routes }) => routes.map(({ id, path }) => ({ remote: name, id, path })));
}
