import('./react-17-page');
