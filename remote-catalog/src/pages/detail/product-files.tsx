import type { CallContent } from '@shixuan/api/client';
import { Link, useHost } from '@shixuan/host';
import { Section } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataSheetLink } from '../../features/download/data-sheet-link';
import { productFilesQuery } from '../../lib/queries/product-files';
import { makerDocuments } from './maker-documents';
import * as styles from './product-files.module.css';
import { hostOf } from './source-texts';

/** Everything that can be taken away about a product: of this site, of its maker, and of the download centre. */
export function ProductFiles({ detail }: { detail: CallContent<'productDetail'> }) {
  const { product, brand, source } = detail;
  const { data, isPending } = useQuery(productFilesQuery(useHost(), product.id));
  return (
    <Section id="files" screenOnly title="资料下载" note="下载中心的文件登录后下载">
      <ul className={styles.files} aria-busy={isPending}>
        <File name="参数单" origin="本站生成，与本页参数相同">
          <DataSheetLink id={product.id}>
            PDF<span className="visually-hidden"> 参数单</span>
          </DataSheetLink>
        </File>
        {product.drawing.toScale && (
          <File name="外形尺寸图" origin="本站按已知尺寸绘制的外形包络，1 单位 = 1 mm；安装孔位未标注">
            {(detail.solid ? ['dxf', 'svg', 'step'] : ['dxf', 'svg']).map(format => (
              <a key={format} href={`/cad/${product.id}.${format}`} download>
                {format.toUpperCase()}
                <span className="visually-hidden"> 外形尺寸图</span>
              </a>
            ))}
          </File>
        )}
        {makerDocuments(source, brand).map(({ url, format, title }) => (
          <File key={url} name={title} origin={hostOf(url) ?? ''}>
            <a href={url} target="_blank" rel="noopener noreferrer" title={url}>
              {format}
              <span className="visually-hidden">{` ${title}`}</span>
            </a>
          </File>
        ))}
        {data?.list.map(({ title, format, version, url }) => (
          <File key={`${title} ${format}`} name={title} origin={`下载中心，${version} 版`}>
            <Link to={url}>
              {format.toUpperCase()}
              <span className="visually-hidden">{` ${title}`}</span>
            </Link>
          </File>
        ))}
      </ul>
    </Section>
  );
}

function File({ name, origin, children }: { name: string; origin: string; children: ReactNode }) {
  return (
    <li className={styles.file}>
      <span className={styles.name}>{name}</span>
      <span className={styles.origin}>{origin}</span>
      <span className={styles.formats}>{children}</span>
    </li>
  );
}
