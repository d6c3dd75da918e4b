import { type ComponentType, lazy } from 'react';
import { released } from './when-released';

/**
 * A component whose code is loaded when it is first drawn. It takes room where there was none, so that it does not come within a press,
 * which it would move away from.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const part = await load();
    await released();
    return { default: part };
  });
