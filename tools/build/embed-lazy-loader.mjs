/**
 * Replaces a module with one component by a placeholder that loads the module when it renders.
 * @this {import('@rspack/core').LoaderContext<{ component: string, place: string, heightPx: number, chunk?: string }>}
 */
export default function embedLazy() {
  const { component, place, heightPx, chunk } = this.getOptions();
  const module = JSON.stringify(`${this.resourcePath}?now`);
  // Parts of one chunk cost the bundle one name and one hash.
  const name = chunk ? `/* webpackChunkName: ${JSON.stringify(chunk)} */ ` : '';
  return `import { onDemand } from ${JSON.stringify(place)};
export const ${component} = onDemand(() => import(${name}${module}).then(module => module.${component}), ${heightPx});
`;
}
