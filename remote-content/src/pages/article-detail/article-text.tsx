import 'katex/dist/katex.min.css';
import type { ArticleHeading, ArticleProducts } from '@shixuan/api/client';
import { useCallback, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useArticleHtml } from '../../features/sanitise/use-article-html';
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
  const [places, setPlaces] = useState(nowhere);
  const onFilled = useCallback((text: HTMLDivElement) => {
    keepPunctuation(text);
    setPlaces(findPlaces(text));
  }, []);
  const [text, served] = useArticleHtml(html, onFilled);

  // After the effect that fills the text, and again when it has filled it with another.
  useLayoutEffect(() => {
    if (text.current && places !== nowhere) return watchScrollAreas(text.current);
  }, [text, places]);

  return (
    <>
      <div ref={text} {...served} className={styles.text} />
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
