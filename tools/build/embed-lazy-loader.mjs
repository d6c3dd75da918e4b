/**
 * Replaces a module with one component by a placeholder that loads the module when it renders.
 * @this {import('@rspack/core').LoaderContext<{ component: string, place: string, heightPx: number }>}
 */
export default function embedLazy() {
  const { component, place, heightPx } = this.getOptions();
  const module = JSON.stringify(`${this.resourcePath}?now`);
  return `import { onDemand } from ${JSON.stringify(place)};
export const ${component} = onDemand(() => import(${module}).then(module => module.${component}), ${heightPx});
`;
}
