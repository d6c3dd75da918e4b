/** Headers of every answer outside the API. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/**
 * For SVG, which a browser shows as a document of this origin when its address is opened: it runs and loads nothing there, and is of an
 * origin of its own. Where a page names it as a picture, the page's policy holds.
 */
export const svgPolicy = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Where browsers report what the content security policy refused. */
export const POLICY_REPORTS = '/site/policy-report';

/** Headers of pages. The site uses none of the browser's devices. */
export const pageHeaders = {
  ...commonHeaders,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'reporting-endpoints': `policy="${POLICY_REPORTS}"`,
};
