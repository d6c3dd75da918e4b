import { say } from '../lib/say.mjs';

/** Warns where no site answers: the development server runs, what is asked of the site does not. */
export async function sayUnlessAnswering(site: URL, advice: string): Promise<void> {
  const answers = await fetch(new URL('/readyz', site)).then(
    response => response.ok,
    () => false,
  );
  if (!answers) say(`网站 ${site.origin} 没有应答：${advice}`);
}
