import { Link } from '@shixuan/host';
import type { ComponentProps } from 'react';

type LinkProps = ComponentProps<typeof Link>;

/** Addresses from the site's root that the router leaves as they are: without steps up, slashes too many, and empty searches. */
const settled = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[^#]+)?(?:#.+)?$/s;

/**
 * The HTML of `Link` for a page that is drawn on the server, where there are no clicks. The router's own computes its address and its
 * clicks from its place, several times a link, and a list has a hundred.
 */
export function DrawnLink(props: LinkProps) {
  const { to, mask, prefetch, discover } = props;
  const isPlain = typeof to === 'string' && settled.test(to) && !mask && !prefetch && !discover;
  return isPlain ? <Anchor {...props} to={to} /> : <Link {...props} />;
}

/** What is left of a link's properties without what clicks need. */
function Anchor({
  to,
  target,
  onClick,
  relative,
  reloadDocument,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  defaultShouldRevalidate,
  ...rest
}: Omit<LinkProps, 'to'> & { to: string }) {
  return <a {...rest} href={to} target={target} data-discover="true" />;
}
