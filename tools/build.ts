import { type App, findApps } from './build/apps';
import { buildApp } from './build/build-app';

export interface BuildReport {
  app: App;
  version: string;
  built: boolean;
}

/** Builds what changed, one app after the other: the compiler itself uses every core. */
export async function buildAll(log: (line: string) => void): Promise<BuildReport[]> {
  const reports: BuildReport[] = [];
  for (const app of findApps()) {
    const started = performance.now();
    const { version, built } = await buildApp(app);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log(built ? `构建 ${app.name} ${version}（${seconds} 秒）` : `${app.name} ${version} 无改动`);
    reports.push({ app, version, built });
  }
  return reports;
}

if (process.argv[1] === import.meta.filename) {
  await buildAll(line => console.log(line)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
