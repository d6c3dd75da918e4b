import type { Subject } from '../read-subject';

/** The texts that a browser runs or applies. */
export const codeFiles = ({ files, present, read }: Subject) =>
  Object.keys(files)
    .filter(file => /\.(js|mjs|css|html)$/.test(file) && present.includes(file))
    .map(file => ({ file, text: read(file).toString('utf8') }));
