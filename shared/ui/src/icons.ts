import Close from '@arco-design/web-react/icon/react-icon/IconClose/index';
import Delete from '@arco-design/web-react/icon/react-icon/IconDelete/index';
import Down from '@arco-design/web-react/icon/react-icon/IconDown/index';
import Download from '@arco-design/web-react/icon/react-icon/IconDownload/index';
import Filter from '@arco-design/web-react/icon/react-icon/IconFilter/index';
import Launch from '@arco-design/web-react/icon/react-icon/IconLaunch/index';
import Left from '@arco-design/web-react/icon/react-icon/IconLeft/index';
import Menu from '@arco-design/web-react/icon/react-icon/IconMenu/index';
import Plus from '@arco-design/web-react/icon/react-icon/IconPlus/index';
import Question from '@arco-design/web-react/icon/react-icon/IconQuestionCircle/index';
import Refresh from '@arco-design/web-react/icon/react-icon/IconRefresh/index';
import Right from '@arco-design/web-react/icon/react-icon/IconRight/index';
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
export const IconDelete: Icon = Delete;
export const IconDown: Icon = Down;
export const IconDownload: Icon = Download;
export const IconFilter: Icon = Filter;
export const IconLaunch: Icon = Launch;
export const IconLeft: Icon = Left;
export const IconMenu: Icon = Menu;
export const IconPlus: Icon = Plus;
export const IconQuestion: Icon = Question;
export const IconRefresh: Icon = Refresh;
export const IconRight: Icon = Right;
export const IconSearch: Icon = Search;
export const IconUp: Icon = Up;
export const IconUser: Icon = User;
