import type { ResolvedRemote } from '@shixuan/host/manifest';

const isModule = (file: string) => /\.m?js$/.test(file);

const canVerify = () => document.createElement('link').relList.supports('modulepreload');

function verifyModule(href: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`module did not load: ${href}`));
    };
    document.head.append(link);
  });
}

/**
 * Puts every module of a version into the page's module map, each against its hash: an `import` carries none, and takes what lies in
 * the map. All at once, as one module may import another before its own link is there.
 * @throws Error where a file does not arrive as it was published, and in a browser that cannot check modules
 */
export async function verifyModules({ base, manifest }: ResolvedRemote): Promise<void> {
  if (!canVerify())
    throw new Error(`refused: this browser checks no hashes of modules, which ${manifest.name} is made of`);
  const modules = Object.entries(manifest.integrity).filter(([file]) => isModule(file));
  await Promise.all(
    modules.map(([file, integrity]) => verifyModule(new URL(base + file, location.href).href, integrity)),
  );
}
