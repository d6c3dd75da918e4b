declare module 'shixuan/selection' {
  const selection: import('@shixuan/embed-types').FederatedSelectionModule['default'];
  export default selection;
}
