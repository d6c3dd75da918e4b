// The adapter patches Arco's own copy of react-dom for React 19 and must run before any component does.
import '@arco-design/web-react/es/_util/react-19-adapter';
import './arco-styles';

// Only the components in use: sharing the whole library between shell and remotes costs 263 KB instead of about 130.
// A missing component is an additive release of this package.
export { default as Button } from '@arco-design/web-react/es/Button';
export { default as ConfigProvider } from '@arco-design/web-react/es/ConfigProvider';
export { default as Drawer } from '@arco-design/web-react/es/Drawer';
export { default as zhCN } from '@arco-design/web-react/es/locale/zh-CN';
export { default as Modal } from '@arco-design/web-react/es/Modal';
