/** What keeps pages for reading without a network. */
export { serviceWorker } from '../web/offline/register-service-worker';
