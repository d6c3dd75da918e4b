/** Path of the script that defines the element. */
export const SCRIPT_PATH = '/embed/v1/selection.js';

export const scriptTag = (site: string) => `<script async src="${site}${SCRIPT_PATH}"></script>`;
