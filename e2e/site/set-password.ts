import { runCommand } from './run-command';

/** Makes an account by the operator's command and sets its password by the link that it prints, as its owner does. */
export async function accountWithPassword(userName: string, password: string): Promise<string> {
  const printed = await runCommand('user', 'create', userName);
  const link = /\/ops\/password\?link=(\S+)/.exec(printed)?.[1];
  if (!link) throw new Error(`no link was printed: ${printed}`);
  const origin = process.env.SITE_URL ?? '';
  const answer = await fetch(`${origin}/ops/password`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ link, password, again: password }),
  });
  if (!answer.ok) throw new Error(`the password was not set: ${await answer.text()}`);
  return password;
}
