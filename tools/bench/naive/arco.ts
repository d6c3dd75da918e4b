// Replaces the façade's list by the whole library with its whole style sheet, as a default federation shares it.
import '@arco-design/web-react/es/_util/react-19-adapter';
import '@arco-design/web-react/dist/css/arco.css';

export { Button, ConfigProvider, Drawer, Modal } from '@arco-design/web-react';
export { default as zhCN } from '@arco-design/web-react/es/locale/zh-CN';
