import type { z } from 'zod';
import { StartError } from './process/start-error';

/**
 * Reads the variables of a schema; an empty variable counts as absent.
 * @param secret names whose values may hold a password, so that messages do not repeat them
 * @throws StartError that names the variable and what would be right
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  environment: NodeJS.ProcessEnv,
  secret: readonly string[] = [],
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.keys(schema.shape).map(key => [key, environment[key] || undefined]));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  const value = secret.includes(name) ? '' : `「${given[name]}」`;
  throw new StartError(`环境变量 ${name} 的值${value}不对：${issue?.message}。`);
}
