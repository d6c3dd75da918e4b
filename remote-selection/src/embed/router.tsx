import { staysInTab, useHost } from '@shixuan/host';
import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from 'react';
import { type Address, addressOf, pathOf } from './address';

// In the bundle this stands for the router parts of @shixuan/host: same names, the addresses are those of one widget.

export const AddressContext = createContext<Address>({ mode: 'vision', search: '' });

export function useLocation(): { pathname: string; search: string } {
  const { mode, search } = useContext(AddressContext);
  return { pathname: pathOf({ mode, search: '' }), search: search && `?${search}` };
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
}

/** A link within the widget is followed in it; any other leads to the site, beside the page around. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const host = useHost();
  const outside = addressOf(to) === null;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !staysInTab(event)) return;
    event.preventDefault();
    host.navigate(to);
  };
  return (
    <a
      {...rest}
      href={(host.config.siteOrigin ?? '') + to}
      {...(outside && { target: '_blank', rel: 'noopener' })}
      onClick={follow}
    />
  );
}
