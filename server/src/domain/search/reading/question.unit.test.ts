import { beforeAll, expect, test } from 'vitest';
import { fileSearch } from '../../../../test/site-search';
import { answerSearch } from '../answering/answer-search';
import type { SiteSearch } from '../finding/site-search';
import { isQuestion } from './question';

let search: SiteSearch;
beforeAll(async () => {
  search = await fileSearch();
});

const shown = (keywords: string) =>
  answerSearch(search, { keywords, page: 1, pageSize: 24, filters: {}, without: [] }).content.groups.filter(
    ({ total }) => total > 0,
  );

test.each([
  ['镜头能拍近吗', true],
  ['有25mm的镜头吗', false],
  ['能配1寸相机吗', true],
  ['500万镜头能配1200万相机吗', true],
  ['8mm镜头能用在2/3相机上吗', true],
  ['能买到1200万的面阵吗', false],
  ['能不能拍近', true],
  ['能不能推荐一款环形光', false],
  ['可不可以给个便宜的相机', false],
  ['万兆和cxp选哪个', true],
  ['全局快门还是卷帘快门哪种', true],
  ['红色和蓝色环形光', false],
  ['看300宽 用几毫米镜头', true],
  ['镜头写五百万像素为啥配五百万相机还是肉', true],
  ['皮带一快字就糊', true],
  ['线扫图一段宽一段窄', true],
  ['条光环光哪个适合拍字符', true],
  ['TC23120用什么国产双远心代', false],
  ['物方主面在镜头哪里', true],
  ['镜头是500万的，能带2000万相机不', true],
  ['16mm镜头能买到不', false],
  ['双远心比物方远心贵在哪儿', true],
  ['tof和结构光谁的精度高', true],
  ['谁有16mm镜头现货', false],
  ['TDI相机换皮带后图像模糊了', true],
  ['停产后换什么500万相机', false],
  ['线扫图像左右正常 前后被拉长', true],
])('%s is a question to read about: %s', (typed, isAsked) => {
  expect(isQuestion(search.find(typed).terms)).toBe(isAsked);
});

test.each([
  ['镜头写五百万像素为啥配五百万相机还是肉', 'mtf'],
  ['头一回搞视觉不知道从哪下手', 'selection-workflow'],
  ['动起来的方块拍成平行四边形', 'shutters'],
  ['f8和f11哪个更清晰', 'diffraction-and-aperture'],
  ['全画幅相机暗角', 'image-circle'],
  ['相机画面拖尾严重', 'motion-blur'],
  ['物像距怎么算', 'principal-planes'],
  ['畸变矫正要拍几张标定板', 'distortion'],
  ['usb3和gige选哪个', 'interfaces-and-bandwidth'],
  ['相机丢贞 巨针要不要开', 'interfaces-and-bandwidth'],
  ['暴光时间怎么定', 'motion-blur'],
  ['边上的孔量出来偏大 中间就准', 'distortion'],
  ['中间清楚 边上糊 换了五百万镜头也这样', 'mtf'],
  ['500万镜头可以配1200万相机否', 'mtf'],
  ['焦距变长视野会变大还是变小', 'focal-length-and-working-distance'],
  ['四台500万相机共用一个千兆口帧率能到多少', 'interfaces-and-bandwidth'],
  ['线扫图像左右正常 前后被拉长', 'line-rate-and-encoder'],
])('%s is answered by the article %s', (typed, slug) => {
  expect(shown(typed)[0]?.kind).toBe('article');
  expect(search.find(typed).articles[0]?.article.slug).toBe(slug);
});

test.each([
  ['镜头上F1.4到F16那圈是干嘛用的', '光圈'],
  ['镜头上F2.8到F22那圈有什么用', '光圈'],
  ['500万全局和卷帘拍运动的有什么不一样', '快门'],
])('%s: what is asked about is read about, before products with its figures', (typed, about) => {
  const [first] = shown(typed);
  expect(first?.kind).toBe('article');
  expect(first?.kind === 'article' && first.hits[0]?.title).toContain(about);
});

test.each(['四面条形光 可调角度', '海康相机 暗角', '25mm镜头 畸变'])(
  '%s: a property, a maker or a figure says that products are meant',
  typed => {
    expect(shown(typed)[0]?.kind).toBe('product');
  },
);
