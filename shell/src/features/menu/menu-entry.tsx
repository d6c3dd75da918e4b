import { IconDown } from '@shixuan/ui';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SiteName } from '../../components/texts/site-name';
import { useFrameTexts } from '../../components/texts/use-texts';
import * as styles from './main-menu.module.css';
import { type MenuNode, menuLink } from './menu-tree';

export interface MenuEntryProps {
  node: MenuNode;
  open: boolean;
  onOpen(open: boolean): void;
}

/** A pointer may leave the group for this long, ms, on its way to the panel. */
const LEAVE_MS = 160;

const isWithin = (node: MenuNode, pathname: string): boolean =>
  node.url === pathname || node.children.some(child => isWithin(child, pathname));

/** A mouse has already opened the group by hovering; its click must not close it again. */
const isMouse = ({ nativeEvent }: MouseEvent) => 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';

/** One entry of the top menu: a link, a group, or a link with a group. */
export function MenuEntry({ node, open, onOpen }: MenuEntryProps) {
  const { pathname, search } = useLocation();
  const texts = useFrameTexts();
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const to = menuLink(node);
  const current = isWithin(node, pathname) ? '' : undefined;

  if (node.children.length === 0) {
    return (
      <li className={styles.entry} data-current={current}>
        {to && (
          <Link to={to} className={styles.link} aria-current={to === pathname ? 'page' : undefined}>
            <SiteName>{node.name}</SiteName>
          </Link>
        )}
      </li>
    );
  }

  const onPointer = (event: PointerEvent, isOpen: boolean) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    if (isOpen) onOpen(true);
    else leaving.current = setTimeout(onOpen, LEAVE_MS, false);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    onOpen(false);
    button.current?.focus();
  };

  return (
    <li
      className={styles.entry}
      data-current={current}
      onPointerEnter={event => onPointer(event, true)}
      onPointerLeave={event => onPointer(event, false)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {to && (
        <Link to={to} className={styles.link} aria-current={to === pathname + search ? 'page' : undefined}>
          <SiteName>{node.name}</SiteName>
        </Link>
      )}
      <button
        ref={button}
        type="button"
        className={to ? styles.toggle : styles.group}
        aria-expanded={open}
        aria-controls={panel}
        aria-label={to ? texts.menu.expand(texts.name(node.name)) : undefined}
        onClick={event => onOpen(isMouse(event) || !open)}
      >
        {!to && <SiteName>{node.name}</SiteName>}
        <IconDown className={styles.chevron} />
      </button>
      <ul id={panel} className={styles.panel} hidden={!open} data-columns={node.children.length > 6 ? 2 : 1}>
        {node.children.map(child => {
          const childTo = menuLink(child);
          return (
            <li key={child.id}>
              {childTo && (
                <Link
                  to={childTo}
                  className={styles.item}
                  aria-current={childTo === pathname + search ? 'page' : undefined}
                >
                  <SiteName>{child.name}</SiteName>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
