import type { Page } from '@playwright/test';
import { type FileProduct, fileProducts } from '../pages/catalogue';
import { figuresOf, type ShownCheck, selection, shownChecks } from '../pages/selection';
import type { Offer } from './offer';

const products = ['area-camera', 'line-camera', 'fa-lens', 'line-lens', 'telecentric-lens'].flatMap(fileProducts);

function inFiles(model: string): FileProduct {
  const found = products.find(product => product.model === model);
  if (!found) throw new Error(`the files have no ${model}`);
  return found;
}

export interface ReadOffer {
  camera: FileProduct;
  lens: FileProduct;
  /** As far as the page says how the parts are set up; what they can do comes from the files. */
  offer: Offer;
  checks: ShownCheck[];
  /** Not recommended before the maker has supplied the missing figures. */
  toBeConfirmed: boolean;
  shown: { pixelMm: number; fieldMm: number[] };
}

/** The first system, read from its opened row. */
export async function readOffer(page: Page): Promise<ReadOffer> {
  const { first, checks: list, table } = selection(page);
  const [cameraModel = '', lensModel = ''] = await first.allTextContents();
  const [camera, lens] = [inFiles(cameraModel), inFiles(lensModel)];
  const cell = await firstRow(page);
  const checks = await shownChecks(list);
  const exposure = checks.find(({ label }) => label === '曝光与拖影')?.says ?? '';
  const detail = await table.innerText();
  return {
    camera,
    lens,
    checks,
    toBeConfirmed: (await table.getByRole('rowheader').first().innerText()).includes('缺数据待确认'),
    offer: {
      camera: camera.attrs,
      lens: lens.attrs,
      distanceMm: figuresOf(cell('工作距离'))[0] ?? null,
      ringMm: Number(/接圈\s*([\d.]+) mm（/.exec(detail)?.[1] ?? 0),
      turned: detail.includes('相机转 90°，长边沿视野高度'),
      exposureUs: Number(/曝光(?:最长可取)? ([\d.]+) µs/.exec(exposure)?.[1] ?? Number.NaN) || null,
    },
    shown: { pixelMm: (figuresOf(cell('单像素精度'))[0] ?? Number.NaN) / 1000, fieldMm: figuresOf(cell('实际视野')) },
  };
}

/** Cells of the first row by the head of their column. */
async function firstRow(page: Page): Promise<(head: string) => string> {
  const { table } = selection(page);
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const cells = await table.locator('tbody tr').first().locator('th, td').allInnerTexts();
  return head => {
    const index = heads.findIndex(text => text.trim().startsWith(head));
    if (index < 0) throw new Error(`no column ${head}`);
    return cells[index] ?? '';
  };
}
