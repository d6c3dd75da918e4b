import { StartError } from './platform/process/start-error';

const OPTION = '--processes';
const MOST = 64;

/**
 * How many processes the command line asks for; 1 without the option.
 * @throws StartError for anything but 1 to 64
 */
export function processesAsked(argv: readonly string[]): number {
  const at = argv.indexOf(OPTION);
  if (at < 0) return 1;
  const text = argv[at + 1] ?? '';
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > MOST) throw new StartError(`${OPTION} 的值「${text}」不对：应为 1 到 ${MOST} 的整数。`);
  return count;
}
