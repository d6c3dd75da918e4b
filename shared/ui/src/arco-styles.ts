// `css.js` of a component brings the sheets of the components it is made of.
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Drawer/style/css.js';
import '@arco-design/web-react/es/Modal/style/css.js';
