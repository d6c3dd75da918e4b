/** Calls `act` in a task of its own, right after the present one: the browser can answer the visitor between them. */
export function inNextTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(null);
}
