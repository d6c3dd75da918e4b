// Arco types its icons only in the index of all of them.
declare module '@arco-design/web-react/icon/react-icon/*/index' {
  const icon: import('react').ComponentType<{ className?: string; style?: import('react').CSSProperties }>;
  export default icon;
}
