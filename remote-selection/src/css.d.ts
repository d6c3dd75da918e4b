declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}
declare module '*.css';
/** Text of a file as it lies there. */
declare module '*?raw' {
  const text: string;
  export default text;
}
