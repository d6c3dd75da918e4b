/**
 * Runs in the page: waits for the next click, then for the frame in which the address has changed and `content` is in
 * sight. With `isBack` it goes back itself. Functions in it have no names, because the compiler's helper for names is not
 * in the page.
 * @returns ms from the event to the end of that frame
 */
export async function timeToContent({ content, isBack }: { content: string; isBack: boolean }): Promise<number> {
  const before = window.location.href;
  const begun = isBack
    ? performance.now()
    : await new Promise<number>(resolve =>
        window.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
      );
  if (isBack) window.history.back();
  do await new Promise(resolve => requestAnimationFrame(resolve));
  while (
    window.location.href === before ||
    ![...document.querySelectorAll(content)].some(element => element.checkVisibility())
  );
  // A task after the callbacks of a frame runs once it is painted.
  await new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  return performance.now() - begun;
}
