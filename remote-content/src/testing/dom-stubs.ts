import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// A busy machine must not fail a test: what is waited for comes, sooner or later.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });
