/** The part of a stream that is used. */
export interface Output {
  /** Bytes that wait to be taken. */
  readonly writableLength: number;
  on(event: 'error', listener: () => void): unknown;
  write(text: string, done: (error?: Error | null) => void): unknown;
}

/** What the logger writes its lines to. */
export interface LogOutput {
  write(line: string): void;
}

/** A collector that takes nothing: so much waits for it in memory, bytes, and further lines are left out. */
const MOST_WAITING_BYTES = 1024 * 1024;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

const outputs = new WeakMap<Output, LogOutput>();

/**
 * Standard output as the logger uses it. Lines that cannot be written (the disk is full, the collector is gone or takes nothing) are left out:
 * no visitor is to go without an answer because nobody takes the log. The first line that can be written again is preceded by one that
 * says how many are missing, and why.
 */
export function logOutput(out: Output = process.stdout): LogOutput {
  const known = outputs.get(out);
  if (known) return known;
  let lost = 0;
  let reason = '';
  const lose = (lines: number, cause: string): void => {
    lost += lines;
    reason = cause;
  };
  // Told to whoever wrote as well. Without a listener it would end the process.
  out.on('error', () => undefined);
  const output: LogOutput = {
    write(line) {
      if (out.writableLength > MOST_WAITING_BYTES) return lose(1, 'the reader takes nothing');
      const missing = lost;
      lost = 0;
      // What was written last may have been cut off in its line.
      out.write(missing > 0 ? `\n${ofLost(missing, reason)}${line}` : line, error => {
        if (error) lose(missing + 1, codeOf(error));
      });
    },
  };
  outputs.set(out, output);
  return output;
}

/** As the logger writes lines: level 50 is an error. */
const ofLost = (lines: number, reason: string) =>
  `${JSON.stringify({ level: 50, time: Date.now(), lines, reason, msg: 'lines of the log were lost' })}\n`;
