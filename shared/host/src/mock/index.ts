// For a remote that runs alone: the contract's services without a shell, and a page around it.
export { askApi } from './ask-api';
export { type Asked, type MockHost, type MockHostOptions, mockHost } from './mock-host';
export { type RunAloneOptions, runAlone } from './run-alone';
