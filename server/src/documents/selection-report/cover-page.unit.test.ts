import { beforeAll, expect, test } from 'vitest';
import { readPages, squeeze } from '../../../test/read-document';
import { siteIndex } from '../../../test/site-catalogue';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import { reportFileOf } from './report-file-of';
import type { ReportHeading } from './report-heading';
import { writeSelectionReport } from './write-selection-report';

let index: CatalogueIndex;
beforeAll(async () => {
  index = await siteIndex();
});

const idOf = (code: string, key: string) => {
  const segment = [...index.segments.values()].find(({ category }) => category.code === code);
  const found = segment?.products.find(({ attrs }) => attrs[key] !== undefined);
  if (!found) throw new Error(`nothing with ${key} in ${code}`);
  return found.id;
};
const contact = ['视选机器视觉 王工', '电话 010-12345678，QQ 12345678'];
const brief: ReportHeading = { terms: [], words: '', ignored: '', contact };
const long: ReportHeading = {
  terms: [
    { term: '项目', text: '三号线泡罩包装机缺粒检测改造，含剔除与追溯' },
    { term: '客户', text: '某某制药装备股份有限公司华东工厂设备部' },
    { term: '编制', text: '张工' },
    { term: '版本', text: 'B' },
  ],
  words:
    '药片泡罩缺粒检测，视野 120 × 90 mm，最小缺陷 0.2 mm，速度 0.5 m/s，工作距离 300～400 mm，车间有日光，装在剔除工位之前，护罩内高 600 mm',
  ignored: '速度、工作距离、帧率或节拍、线缆长度、安装公差',
  contact,
};

const camera = () => `camera=${idOf('area-camera', 'pixelSizeUm')}&lens=${idOf('fa-lens', 'focalLengthMm')}`;
const task = 'fov=60x45&acc=defect:0.1:3';
const pagesOf = async (search: string, heading: ReportHeading) =>
  readPages(await writeSelectionReport((await reportFileOf(index, search)).report('https://shixuan.example', heading)));

test('the cover says the unit of its drawing, where prices come from, and whom to ask', async () => {
  const [cover = '', ...others] = await pagesOf(`${task}&${camera()}`, brief);
  for (const said of ['尺寸单位 mm；', '价格与交期本站没有资料，须向厂家或经销商询价。', ...contact]) {
    expect(cover).toContain(squeeze(said));
  }
  // The drawing of the mounting says it, too.
  expect(others.join('')).toContain(squeeze('尺寸单位 mm；'));
});

test('the list of parts says what it leaves out, and how to order without a number', async () => {
  const plain = (await pagesOf(`${task}&${camera()}`, brief)).join('');
  expect(plain).toContain(squeeze('清单未列支架与紧固件、触发传感器或编码器、工控机与软件，按现场另配。'));
  expect(plain).toContain(squeeze('订货号“未标注”的，按型号订货。'));
});

test.each([
  ['short', brief],
  ['long', long],
])('whom to ask stands on the cover, also under a %s heading', async (_, heading) => {
  const [cover = ''] = await pagesOf(`${task}&${camera()}`, heading);
  for (const said of contact) expect(cover).toContain(squeeze(said));
  expect(cover).toContain(squeeze('在线查看'));
});
