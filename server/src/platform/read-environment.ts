import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { StartError } from './process/start-error';

/**
 * Reads the variables of a schema; an empty variable counts as absent. The value of each may stand in a file instead, whose path the
 * variable with `_FILE` behind its name holds: as stores of secrets hand them over, so that they are in no environment.
 * @param secret names whose values may hold a password, so that messages do not repeat them; values from files are never repeated
 * @throws StartError that names the variable and what would be right
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  environment: NodeJS.ProcessEnv,
  secret: readonly string[] = [],
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.keys(schema.shape).map(key => [key, settingOf(key, environment)]));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  const isSecret = secret.includes(name) || !environment[name];
  throw new StartError(`环境变量 ${name} 的值${isSecret ? '' : `「${given[name]}」`}不对：${issue?.message}。`);
}

function settingOf(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  const [value, path] = [environment[name], environment[`${name}_FILE`]];
  if (!path) return value || undefined;
  if (value) throw new StartError(`环境变量 ${name} 与 ${name}_FILE 只能设置其一。`);
  try {
    // Editors and shells end a file with a line break, which is no part of a password.
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '') || undefined;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : '';
    throw new StartError(`环境变量 ${name}_FILE 所指的文件「${path}」读不出（${reason}）。`);
  }
}
