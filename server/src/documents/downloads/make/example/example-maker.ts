import { type Maker, sourceHash } from '../maker';
import { zipTexts } from '../zip-texts';
import { exampleFiles } from './example-files';

const VERSION = 'example 1';

/** Short programs that call the site's API, for those who build it into their own. */
export const exampleMaker: Maker = {
  prefix: 'example',
  *sources() {
    const files = exampleFiles();
    yield {
      key: 'example/programs.zip',
      type: 'example',
      title: '接口示例程序',
      summary: '查询产品、取产品参数、整套选型：Node.js、Python、curl 三种写法，不需要第三方库。',
      categoryId: null,
      format: 'zip',
      fileName: '视选 接口示例程序.zip',
      sourceHash: sourceHash(VERSION, [...files]),
      notes: previous => (previous ? '示例程序有更新。' : '首次发布。'),
      make: () => zipTexts(files),
    };
  },
};
