import { Socket } from 'node:net';

// Loaded first into every script that our commands start. File descriptor 3 is a pipe that only the parent holds: it
// ends when the parent wants this process to stop, and also when the parent was killed and could not say so.

let stopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    stopping = true;
    // A script that does not listen itself would have ended at once.
    if (process.listenerCount(signal) === 1) process.exit(130);
  });
}

const pipe = new Socket({ fd: 3, readable: true, writable: false });
pipe.on('error', () => undefined);
pipe.on('close', () => {
  // Ctrl-C reaches every process of the group by itself: a moment's wait keeps it from being counted twice.
  setTimeout(() => {
    if (!stopping) process.emit('SIGTERM');
  }, 100);
});
pipe.resume();
pipe.unref();
