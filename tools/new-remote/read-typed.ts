import { parseArgs } from 'node:util';
import { StopError } from '../lib/stop-error.mjs';
import { typingFault } from '../lib/typing-fault';
import type { NewRemote } from './check-remote';

const text = { type: 'string' } as const;
const options = { title: text, owner: text, 'dry-run': { type: 'boolean' } } as const;

const wrong = (problem: string, usage: string) => new StopError(`${problem}\n\n${usage}`);

function parse(typed: string[], usage: string) {
  try {
    return parseArgs({ args: typed, allowPositionals: true, options });
  } catch (error) {
    throw wrong(typingFault(error), usage);
  }
}

/**
 * What was typed for a new remote: its name, and what it is to be called.
 * @throws StopError naming what is missing or too much
 */
export function readTyped(typed: string[], usage: string): NewRemote & { dryRun: boolean } {
  const { values, positionals } = parse(typed, usage);
  const [name, ...rest] = positionals;
  const { title, owner, 'dry-run': dryRun = false } = values;
  // npm keeps options before `--` for itself and passes their values alone.
  if (rest.length > 0) {
    throw wrong(`多余的参数：${rest.join(' ')}。选项写在名称与「--」之后，含空格的值加引号。`, usage);
  }
  const missing = [!name && '名称', title === undefined && '--title', owner === undefined && '--owner'].filter(Boolean);
  if (!name || title === undefined || owner === undefined) throw wrong(`缺少${missing.join('、')}。`, usage);
  return { name, title, owner, dryRun };
}
