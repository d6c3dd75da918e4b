// Preloaded: from the message `{ setBackMs }` on, this process's clock shows an earlier time. What is never put right, as timers and
// `performance.now()`, goes on.

let behind = 0;
const right = Date.now;
const now = () => right() - behind;

globalThis.Date = new Proxy(Date, {
  construct: (date, given) => Reflect.construct(date, given.length === 0 ? [now()] : given),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});

process.on('message', message => {
  if (typeof message === 'object' && message !== null && 'setBackMs' in message) behind = Number(message.setBackMs);
  process.send?.({ isSet: true });
});
