import { type FromFrame, passedOn, readToFrame, SOURCE } from './protocol';

// Runs in `/embed/v1/frame`: tells the page around how tall the widget is and what happens in it, and obeys it.

const origin = originOf(new URLSearchParams(location.search).get('origin')) || originOf(document.referrer);
const widget = document.querySelector('shixuan-selection');

function originOf(address: string | null): string {
  try {
    const url = new URL(address || '');
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : '';
  } catch {
    return '';
  }
}

document.body.style.margin = '0';

if (widget && origin && window.parent !== window) {
  const post = (message: FromFrame) => window.parent.postMessage(message, origin);
  for (const type of passedOn) {
    widget.addEventListener(type, event => post({ source: SOURCE, type, detail: event.detail }));
  }
  new ResizeObserver(() => {
    post({ source: SOURCE, type: 'height', height: Math.ceil(widget.getBoundingClientRect().height) });
  }).observe(widget);
  window.addEventListener('message', event => {
    if (event.source !== window.parent || event.origin !== origin) return;
    const message = readToFrame(event.data);
    if (message && message.type === 'value') widget.value = message.value;
    if (message && message.type === 'reset') widget.reset();
  });
}
