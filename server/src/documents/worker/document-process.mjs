import { register } from 'tsx/esm/api';

// The first file of a process cannot be TypeScript on Node 20: the loader is registered here, then the rest is loaded.
register();
await import('./document-process.ts');
