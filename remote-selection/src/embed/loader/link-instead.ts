/** The page of the site that an element stands for. */
export const siteLink = (site: string, mode: string | null): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = `${site}/selection/${mode || 'vision'}`;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = '在视选网站上选型';
  return link;
};

/** For browsers without custom elements: a link to the site in each element, also in those that are yet to be read. */
export function linkInstead(site: string): void {
  const put = () => {
    const elements = document.querySelectorAll('shixuan-selection');
    for (let i = 0; i < elements.length; i++) {
      const element = elements[i];
      if (element && !element.querySelector('a')) element.appendChild(siteLink(site, element.getAttribute('mode')));
    }
  };
  put();
  document.addEventListener('DOMContentLoaded', put);
}
