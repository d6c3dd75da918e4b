/**
 * Runs in the page: waits for the next click, then for the frame in which the address has changed and `content` is in
 * sight. With `isBack` it goes back itself.
 * @returns ms from the event to the end of that frame
 */
export function timeToContent({ content, isBack }: { content: string; isBack: boolean }): Promise<number> {
  const before = window.location.href;
  return new Promise(resolve => {
    const begin = (at: number) => {
      const look = () => {
        const isThere =
          window.location.href !== before &&
          [...document.querySelectorAll(content)].some(element => element.checkVisibility());
        if (!isThere) {
          requestAnimationFrame(look);
          return;
        }
        // A task after the callbacks of a frame runs once it is painted.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - at);
        requestAnimationFrame(() => channel.port2.postMessage(null));
      };
      requestAnimationFrame(look);
    };
    if (isBack) {
      begin(performance.now());
      window.history.back();
      return;
    }
    window.addEventListener('click', ({ timeStamp }) => begin(timeStamp), { capture: true, once: true });
  });
}
