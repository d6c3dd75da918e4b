// The adapter patches Arco's own copy of react-dom for React 19 and must run before any component does.
import '@arco-design/web-react/es/_util/react-19-adapter';
import './arco-styles';

// Just the components in use: sharing the whole library between shell and remotes costs 263 KB instead of about 130.
// A missing component is an additive release of this package.
export { default as Button } from '@arco-design/web-react/es/Button';
export { default as Checkbox } from '@arco-design/web-react/es/Checkbox';
export { default as ConfigProvider } from '@arco-design/web-react/es/ConfigProvider';
export { default as Drawer } from '@arco-design/web-react/es/Drawer';
export { default as Dropdown } from '@arco-design/web-react/es/Dropdown';
export { default as Form } from '@arco-design/web-react/es/Form';
export { default as Input } from '@arco-design/web-react/es/Input';
export { default as zhCN } from '@arco-design/web-react/es/locale/zh-CN';
export { default as Menu } from '@arco-design/web-react/es/Menu';
export { default as Message } from '@arco-design/web-react/es/Message';
export { default as Modal } from '@arco-design/web-react/es/Modal';
export { default as Pagination } from '@arco-design/web-react/es/Pagination';
export { default as Select } from '@arco-design/web-react/es/Select';
export { default as Tabs } from '@arco-design/web-react/es/Tabs';
export { default as Tooltip } from '@arco-design/web-react/es/Tooltip';
