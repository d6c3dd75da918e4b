import { dropFailedSheets } from './federation/style-sheets';
import { drawnPreloads } from './lib/drawn-preloads';
import { inNextTask } from './lib/in-next-task';
import { onceShown } from './lib/once-shown';
import { guardPage } from './lib/trusted-types';

declare const __webpack_public_path__: string;
guardPage(new URL(__webpack_public_path__, document.baseURI).href);
dropFailedSheets();
// Shared modules are agreed on before any code that uses them may run.
const start = () => void import('./app/bootstrap');
if (drawnPreloads()) onceShown(() => inNextTask(start));
else start();
