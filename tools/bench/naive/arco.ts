// Stands for the façade's own list: components from the library's index, whole as it is shared, with its whole sheet.
import '@arco-design/web-react/es/_util/react-19-adapter';
import '@arco-design/web-react/dist/css/arco.css';

export { Button, ConfigProvider, Drawer, Modal } from '@arco-design/web-react';
export { default as zhCN } from '@arco-design/web-react/es/locale/zh-CN';
