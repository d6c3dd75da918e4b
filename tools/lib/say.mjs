// The first process records the time; its children count from the same moment.
process.env.SHIXUAN_STARTED ??= String(Date.now());
const started = Number(process.env.SHIXUAN_STARTED);

/** Prints a line with the seconds since the command was given. */
export function say(/** @type {string} */ text) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(5);
  console.log(`[${seconds} 秒] ${text}`);
}
