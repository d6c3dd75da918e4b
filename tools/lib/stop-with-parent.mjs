import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

// Loaded first into every script that our commands start. File descriptor 3 is a pipe that only the parent holds: it
// ends when the parent wants this process to stop, and also when the parent was killed and could not say so.

let stopping = false;

function listenToSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      stopping = true;
      // A script without its own handler would have ended at once.
      if (process.listenerCount(signal) === 1) process.exit(130);
    });
  }
}

function listenToParent() {
  const pipe = new Socket({ fd: 3, readable: true, writable: false });
  pipe.on('error', () => undefined);
  pipe.on('close', () => {
    // Ctrl-C reaches every process of the group by itself: a moment's wait keeps it from being counted twice.
    setTimeout(() => {
      if (!stopping) process.emit('SIGTERM', 'SIGTERM');
    }, 100);
  });
  pipe.resume();
  pipe.unref();
}

// Threads of the script load this file too; they have no signals, and the pipe is the process's.
if (isMainThread) {
  listenToSignals();
  listenToParent();
}
