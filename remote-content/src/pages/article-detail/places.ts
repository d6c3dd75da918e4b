import * as styles from './article-text.module.css';

/** Places for interactive parts in an article's text. */
export interface Places {
  headings: { id: string; place: Element }[];
  products: { key: string; place: Element }[];
}

/**
 * Adds a place for the link beside each heading, empties the places for products, and makes figures scrollable by
 * keyboard.
 */
export function findPlaces(text: HTMLElement): Places {
  const headings = [...text.querySelectorAll('h2[id], h3[id]')].map(heading => {
    const row = document.createElement('div');
    row.className = `${styles.headingRow} ${heading.localName === 'h2' ? styles.major : styles.minor}`;
    const place = document.createElement('span');
    heading.replaceWith(row);
    row.append(heading, place);
    return { id: heading.id, place };
  });
  const products = [...text.querySelectorAll<HTMLElement>('[data-products]')].map(place => {
    place.replaceChildren();
    return { key: place.dataset.products ?? '', place };
  });
  for (const figure of text.querySelectorAll('.figure-drawing')) {
    figure.setAttribute('tabindex', '0');
    figure.setAttribute('role', 'group');
    figure.setAttribute('aria-label', figure.parentElement?.querySelector('.figure-number')?.textContent ?? '图');
  }
  return { headings, products };
}
