import { register } from 'tsx/esm/api';

// The first file of a thread cannot be TypeScript on Node 20: the loader is registered here, then the rest is loaded.
register();
await import('./helper-thread.ts');
