const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

/**
 * The script that the container came in, remembered while it ran: its folder, which is the version's, with a slash at the
 * end, and the nonce of the page's content security policy. Both are empty where it was not run as a script.
 */
export const ownScript = { folder: own ? own.src.replace(/[^/]*$/, '') : '', nonce: own ? own.nonce || '' : '' };
