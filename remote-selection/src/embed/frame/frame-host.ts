import { readFromFrame } from './protocol';

// `/embed/v1/frame-host.js`, for pages that hold the frame: makes it as tall as its content, and fires the widget's
// events on the `iframe`. Only messages of the site, from a frame of the page, are listened to.

const scripts = document.querySelectorAll<HTMLScriptElement>('script[src*="/embed/v1/frame-host.js"]');
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : scripts[0];

if (own) {
  const site = new URL(own.src).origin;
  window.addEventListener('message', event => {
    if (event.origin !== site) return;
    const message = readFromFrame(event.data);
    if (!message) return;
    const frames = Array.from(document.querySelectorAll('iframe'));
    const frame = frames.find(candidate => candidate.contentWindow === event.source);
    if (!frame) return;
    if (message.type === 'height') frame.style.height = `${message.height}px`;
    else frame.dispatchEvent(new CustomEvent(message.type, { detail: message.detail, bubbles: true }));
  });
}
