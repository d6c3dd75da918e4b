import 'katex/dist/katex.min.css';
import type { ArticleHeading, ArticleProducts } from '@shixuan/api/client';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sanitiseArticle } from '../../features/sanitise/sanitise-article';
import * as styles from './article-text.module.css';
import { HeadingLink } from './heading-link';
import { keepPunctuation } from './keep-punctuation';
import { findPlaces, type Places } from './places';
import { ProductsBlock } from './products-block';
import { watchScrollAreas } from './scroll-areas';

export interface ArticleTextProps {
  html: string;
  headings: readonly ArticleHeading[];
  /** The blocks of products within the text. */
  products: readonly ArticleProducts[];
}

const nowhere: Places = { headings: [], products: [] };

/** The text of an article with its interactive parts: links to sections, lists of products. */
export function ArticleText({ html, headings, products }: ArticleTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const filledWith = useRef<string>(null);
  const [places, setPlaces] = useState(nowhere);

  useLayoutEffect(() => {
    // A kept-alive page runs its effects again when it returns; existing content stays.
    if (!text.current || filledWith.current === html) return;
    filledWith.current = html;
    text.current.replaceChildren(sanitiseArticle(html));
    keepPunctuation(text.current);
    setPlaces(findPlaces(text.current));
  }, [html]);

  // After the effect that fills the text.
  useLayoutEffect(() => {
    if (text.current && filledWith.current === html) return watchScrollAreas(text.current);
  }, [html]);

  return (
    <>
      <div ref={text} className={styles.text} />
      {places.headings.map(({ id, place }) => {
        const heading = headings.find(one => one.id === id);
        return heading && createPortal(<HeadingLink id={id} text={heading.text} />, place, id);
      })}
      {places.products.map(({ key, place }) => {
        const block = products.find(one => one.key === key);
        return block && createPortal(<ProductsBlock block={block} />, place, key);
      })}
    </>
  );
}
