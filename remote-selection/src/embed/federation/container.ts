import { selection } from './selection';

// The container for hosts with Module Federation. It shares nothing, so it is these two functions and no runtime of the
// federation's; what the bundler would generate refuses a page's second host, whose share scope is another object.

/** By the mark bundlers know an ES module, whose `default` the bridge takes. */
const exposed: Readonly<Record<string, object>> = { './selection': { __esModule: true, default: selection } };

/** Gives a host what makes the module of this name. */
export function get(name: string): Promise<() => object> {
  const module = exposed[name];
  if (module) return Promise.resolve(() => module);
  return Promise.reject(new Error(`视选的容器没有 ${name}，只有 ${Object.keys(exposed).join('、')}。`));
}

/** Called by each host with its share scope, which is not used. */
export function init(): void {}
