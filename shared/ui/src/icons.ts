import Close from '@arco-design/web-react/icon/react-icon/IconClose/index';
import Down from '@arco-design/web-react/icon/react-icon/IconDown/index';
import Filter from '@arco-design/web-react/icon/react-icon/IconFilter/index';
import Menu from '@arco-design/web-react/icon/react-icon/IconMenu/index';
import Search from '@arco-design/web-react/icon/react-icon/IconSearch/index';
import Up from '@arco-design/web-react/icon/react-icon/IconUp/index';
import User from '@arco-design/web-react/icon/react-icon/IconUser/index';
import type { ComponentType, CSSProperties } from 'react';

export interface IconProps {
  className?: string;
  style?: CSSProperties;
}
type Icon = ComponentType<IconProps>;

// One by one: the index of Arco's icons is 300 modules. All are hidden from screen readers; the control has the name.
export const IconClose: Icon = Close;
export const IconDown: Icon = Down;
export const IconFilter: Icon = Filter;
export const IconMenu: Icon = Menu;
export const IconSearch: Icon = Search;
export const IconUp: Icon = Up;
export const IconUser: Icon = User;
