import {
  type AttributeDefinition,
  brandLabel,
  compareItem,
  type ProductHit,
  type ProductRow,
  thumbnailSource,
} from '@shixuan/api/client';
import { figureTexts } from '@shixuan/api/format-value';
import { Link, useCompareItem } from '@shixuan/host';
import { FigureList, Marked, ProductImage } from '@shixuan/ui';
import { CompareButton } from '@shixuan/ui/compare-button';
import * as productStyles from '@shixuan/ui/product.module.css';
import * as styles from './product-rows.module.css';
import { useKeyFigures } from './use-key-figures';

export interface ProductRowsProps {
  rows: readonly ProductRow[];
  /** The matched parts of a product. */
  marksOf?: (product: ProductRow) => ProductHit['marks'];
  /** A word behind the part number: 型号相近. */
  noteOf?: (product: ProductRow) => string | undefined;
}

/** Number of figures beside a product. */
const FIGURES = 4;

/** Products one below the other: drawing, part number, the figures that decide. They may be of several categories. */
export function ProductRows({ rows, marksOf, noteOf }: ProductRowsProps) {
  const figures = useKeyFigures(rows.map(({ categoryId }) => categoryId));
  return (
    <ul className={styles.rows}>
      {rows.map(product => {
        const marks = marksOf?.(product) ?? {};
        const note = noteOf?.(product);
        return (
          <li key={product.id} className={styles.row}>
            <Link className={styles.link} to={`/goods/detail?id=${product.id}`}>
              <ProductImage src={thumbnailSource(product.drawing)} alt="" width={88} height={66} />
              <span className={productStyles.names}>
                <span className={productStyles.faint}>
                  <Brand product={product} marks={marks} />
                </span>
                <strong className={`${productStyles.model} ${styles.model}`}>
                  <Marked text={product.model} spans={marks.model} />
                  {note && <span className={styles.note}>{note}</span>}
                </strong>
                <span className={productStyles.faint}>
                  <Marked text={product.name} spans={marks.name} />
                </span>
              </span>
            </Link>
            <Figures product={product} figures={figures.get(product.categoryId)?.slice(0, FIGURES)} marks={marks} />
            <Compare product={product} />
          </li>
        );
      })}
    </ul>
  );
}

function Compare({ product }: { product: ProductRow }) {
  const compared = useCompareItem(compareItem(product));
  return compared && <CompareButton {...compared} />;
}

function Brand({ product: { brand, series }, marks }: { product: ProductRow; marks: ProductHit['marks'] }) {
  const label = brandLabel(brand);
  const spans = label === brand.nameZh ? marks.brandNameZh : label === brand.name ? marks.brandName : undefined;
  return (
    <>
      <Marked text={label} spans={spans} />
      {/* The matched name is shown even where the label is the other one. */}
      {!spans && marks.brandName && brand.nameZh && (
        <>
          {' '}
          <Marked text={brand.name} spans={marks.brandName} />
        </>
      )}
      {series && (
        <>
          {' · '}
          <Marked text={series} spans={marks.series} />
        </>
      )}
    </>
  );
}

interface FiguresProps {
  product: ProductRow;
  figures: readonly AttributeDefinition[] | undefined;
  marks: ProductHit['marks'];
}

function Figures({ product, figures, marks }: FiguresProps) {
  if (!figures)
    return (
      <p className={styles.summary}>
        <Marked text={product.summary} spans={marks.summary} />
      </p>
    );
  return <FigureList className={styles.figures} figures={figureTexts(figures, product.attrs)} />;
}
