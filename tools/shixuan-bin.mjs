#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// A team's descriptor and configuration are TypeScript. Imports alone are compiled: the bundler copies the text of required
// modules into builds, where a compiler's helpers do not exist.
register();
await import('./shixuan.js');
