import '@shixuan/ui/tokens.css';
import '@shixuan/ui/base.css';
import './widget.css';
import { provideChunks } from './chunks';
import { HANDED_OVER, type Mount } from './contract';
import { mount } from './mount';

const mountWithChunks: Mount = options => {
  provideChunks(options.rules);
  return mount(options);
};

// The loader listens for this while it runs the bundle.
document.dispatchEvent(new CustomEvent(HANDED_OVER, { detail: mountWithChunks }));
