import { openAtOnce } from './features/about/open-at-once';
import { dropFailedSheets } from './federation/style-sheets';
import { guardPage } from './lib/trusted-types';

declare const __webpack_public_path__: string;
guardPage(new URL(__webpack_public_path__, document.baseURI).href);
openAtOnce();
dropFailedSheets();
// Shared modules are agreed on before any code that uses them may run.
import('./app/bootstrap');
