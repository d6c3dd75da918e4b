/** A part of the page that one team answers for. */
export interface Boundary {
  key: string;
  /** `catalog@1.0.0-3f9a2c1b` */
  source: string;
  owner: string;
  /** In the window, px. */
  box: { left: number; top: number; width: number; height: number };
}

/** Where the boundaries of the page are now; those that show nothing are left out. */
export function measureBoundaries(root: ParentNode = document): Boundary[] {
  return [...root.querySelectorAll<HTMLElement>('[data-remote]')].flatMap((element, i) => {
    // Regions of the frame have no box of their own (`display: contents`), so their content is measured.
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, width, height } = range.getBoundingClientRect();
    const { remote = '', owner = '' } = element.dataset;
    if (width === 0 || height === 0) return [];
    return [{ key: `${i} ${remote}`, source: remote, owner, box: { left, top, width, height } }];
  });
}
