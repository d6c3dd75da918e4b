import { type App, findApps } from './apps';
import { buildApp } from './build-app';
import { buildWidget } from './build-widget';

export interface BuildReport {
  app: App;
  version: string;
  built: boolean;
}

/** @throws Error in Chinese when there is no app of that name */
function appsNamed(names: readonly string[]): App[] {
  const apps = findApps();
  if (names.length === 0) return apps;
  return names.map(name => {
    const app = apps.find(candidate => candidate.name === name);
    if (!app) throw new Error(`没有应用「${name}」，应为 ${apps.map(({ name: known }) => known).join('、')} 之一。`);
    return app;
  });
}

/**
 * Builds what changed, one app after the other: the compiler itself uses every core.
 * @param names of the apps to build; none means all
 * @throws Error in Chinese when there is no app of a name
 */
export async function buildAll(log: (line: string) => void, names: readonly string[] = []): Promise<BuildReport[]> {
  const reports: BuildReport[] = [];
  for (const app of appsNamed(names)) {
    const started = performance.now();
    const { version, built } = await buildApp(app, buildWidget);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log(built ? `构建 ${app.name} ${version}（${seconds} 秒）` : `${app.name} ${version} 无改动`);
    reports.push({ app, version, built });
  }
  return reports;
}
