import { brandLabel, brandNames, type CallContent } from '@shixuan/api/client';
import { Link, Slot } from '@shixuan/host';
import { listPath, listQuery } from '@shixuan/list-url';
import { PageHead, Section } from '@shixuan/ui';
import * as controls from '@shixuan/ui/controls.module.css';
import { CompareToggle } from '../../features/compare/compare-toggle';
import { DataSheetLink } from '../../features/download/data-sheet-link';
import { EnquiryLink } from '../../features/enquiry/enquiry-link';
import { detailPath } from '../../lib/paths';
import { productUse } from '../../lib/slots';
import { Compatible } from './compatible';
import { Contents } from './contents';
import { DerivedBlock } from './derived-block';
import { DrawingFigure } from './drawing-figure';
import { KeyFigures, missingKeyFigures } from './key-figures';
import { Needed } from './needed';
import { ProductFiles } from './product-files';
import * as styles from './product-sheet.module.css';
import { Siblings } from './siblings';
import { SourceBlock } from './source-block';
import { Specifications } from './specifications';
import { besidesSupply, Supply } from './supply';

/** Lights, slides and 3D sensors have no compatible products, so no space is reserved for them. */
const hasCounterparts = (code: string) => /camera|lens|grabber/.test(code);

/** One product: drawing and deciding figures, every specification, what goes with it, its siblings, its sources. */
export function ProductSheet({ detail }: { detail: CallContent<'productDetail'> }) {
  const {
    product,
    brand,
    category,
    attributes,
    source,
    seriesLevel,
    updatedAt,
    siblings,
    siblingTotal,
    equal = [],
    contradictions = [],
    pictures = [],
  } = detail;
  const expected = hasCounterparts(category.code);
  const below = besidesSupply(detail);
  const noteIsAbove = missingKeyFigures(attributes, product).length > 0;
  return (
    <>
      <PageHead
        crumbs={[
          { label: category.name, to: listPath(listQuery(category.id)) },
          { label: brandLabel(brand), to: listPath(listQuery(category.id, { brand: { in: [String(brand.id)] } })) },
        ]}
        here={product.model}
        figures
        eyebrow={product.series ? `${brandNames(brand)} · ${product.series} 系列` : brandNames(brand)}
        title={product.model}
        lead={product.name}
        actions={
          <>
            <DataSheetLink id={product.id} className={controls.linkButton}>
              参数单 PDF<small className={styles.origin}>（本站生成）</small>
            </DataSheetLink>
            <EnquiryLink ids={[product.id]} />
            {!seriesLevel && <CompareToggle product={product} look="button" />}
          </>
        }
      />
      {seriesLevel && (
        <p className={styles.seriesLevel}>
          这是一个系列的资料，不是可以订购的型号，不计入产品数；具体型号的参数以厂家资料为准。
        </p>
      )}
      <Supply detail={detail} />
      {equal.length > 0 && (
        <p className={styles.equal}>
          同参数型号（公开资料中所列参数完全相同，区别以厂家资料为准）：
          {equal.map(({ id, model }, i) => (
            <span key={id}>
              {i > 0 && '、'}
              <Link to={detailPath(id)}>{model}</Link>
            </span>
          ))}
        </p>
      )}
      {contradictions.length > 0 && (
        <p className={styles.contradiction}>
          {`本记录中的数值不能同时成立：${contradictions.join('；')}。哪一个不对无从得知，请以厂家资料为准。`}
        </p>
      )}
      <Contents detail={detail} expected={expected} />
      <div className={styles.top}>
        <DrawingFigure product={product} pictures={pictures} solid={detail.solid} />
        <KeyFigures product={product} attributes={below} source={source} />
      </div>
      <Section id="specifications" title="全部参数" note="尚缺的参数：公开资料里没有找到，不代表没有这项功能">
        <Specifications product={product} attributes={below} source={source} comparable={!seriesLevel} />
        <DerivedBlock attrs={product.attrs} />
      </Section>
      <Compatible product={{ id: product.id, categoryCode: category.code }} expected={expected} />
      <Needed detail={detail} />
      {!seriesLevel && (
        <Slot slot={productUse} props={{ id: product.id, categoryCode: category.code, model: product.model }} />
      )}
      {siblings.length > 0 && (
        <Section
          id="siblings"
          title={seriesLevel ? '本系列的型号' : '同系列产品'}
          note={`${product.series} 系列共 ${siblingTotal + (seriesLevel ? 0 : 1)} 款，列出其中不同的参数`}
        >
          <Siblings product={product} siblings={siblings} total={siblingTotal} attributes={attributes} />
        </Section>
      )}
      <ProductFiles detail={detail} />
      <Section id="sources" title="数据来源">
        <SourceBlock
          source={noteIsAbove ? { ...source, notes: null } : source}
          attributes={attributes}
          pictures={pictures}
          updatedAt={updatedAt}
        />
      </Section>
    </>
  );
}
