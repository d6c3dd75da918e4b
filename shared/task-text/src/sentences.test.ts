import { expect, test } from 'vitest';
import { readTask } from './read-task';
import { written } from './written';

const strange = (line: string) =>
  readTask(line).pieces.flatMap(({ kind, start, end }) => (kind === 'strange' ? [line.slice(start, end)] : []));

test.each([
  ['我想找一个移动的零件里 0.1 mm 的缺陷', 'feature=0.1'],
  [
    '请帮我选一个相机，检测 PCB 上的虚焊，板子 100×80 mm，最小要看到 0.1 mm',
    'field={"widthMm":100,"heightMm":80} feature=0.1',
  ],
  ['能不能检测 0.05 mm 的划痕？视野 50×40', 'feature=0.05 field={"widthMm":50,"heightMm":40}'],
  ['我有一批轴，直径 10 到 30 mm，要测外径，精度要求 ±50 µm', 'diameter=30 tolerance=0.1 form=curved'],
  ['流水线速度 30 m/min，瓶子直径 65 mm，检查瓶盖有没有漏装', 'speed=500 diameter=65'],
  ['薄膜宽 1 米，每分钟走 50 米，要看到 0.3 mm 的黑点', 'mode=line width=1000 speed=833.333333333 feature=0.3'],
  ['膜卷材 600 mm 宽，缺陷 0.2 mm', 'mode=line width=600 feature=0.2'],
  ['检测薄膜，膜宽 600 mm，晶点 0.2 mm', 'width=600 feature=0.2'],
  ['每分钟要检 300 瓶，瓶口 Ø28', 'rate=5 diameter=28'],
  ['在线检测一下产品，大小 100×60 mm，缺陷 0.3 mm 以上的要检出来', 'field={"widthMm":100,"heightMm":60} feature=0.3'],
  ['产品有 100 mm 长 50 mm 宽，需要看清 0.05 mm 的字', 'length=100 width=50 feature=0.05'],
  ['视野至少 60×45，缺陷最小 0.1 mm，速度最大 200 mm/s', 'field={"widthMm":60,"heightMm":45} feature=0.1 speed=200'],
  ['find 0.1 mm scratches on a moving part', 'feature=0.1'],
])('the words of a usual sentence hold it together: %s', (line, said) => {
  expect([written(line), strange(line)]).toEqual([said, []]);
});

test('what is roughly so is asked once, with its word, whatever it is', () => {
  const asked = (line: string) => readTask(line).questions.map(({ choices }) => choices[0]?.text);
  expect(asked('裂纹大概 0.1 mm 左右')).toEqual(['裂纹 0.1 mm']);
  expect(asked('速度大概 100 mm/s')).toEqual(['速度 100 mm/s']);
  expect(asked('视野大概 60×45 mm')).toEqual(['视野 60×45 mm']);
  expect(asked('60×45 mm 左右的视野')).toEqual(['视野 60×45 mm']);
  expect(asked('每小时大概 3600 个')).toEqual(['每小时3600 个']);
});

test('a count is no length, and how the part moves no amount', () => {
  expect(written('缺陷 3 处')).toBe('?');
  expect(written('划痕 2 对')).toBe('?');
  expect(readTask('检测 3 个孔').questions).toMatchObject([{ choices: [] }]);
  expect(written('高度差 5 mm 左右移动')).toBe('heightVariation=5');
});

test('不 before a limit turns it; 没有 refuses a light and holds other words together', () => {
  expect(written('缺陷不得小于 0.1 mm')).toBe('feature=0.1');
  expect(written('宽度 60，高度差不能超过 2 mm')).toBe('width=60 heightVariation=2');
  expect(written('没有背光，用环形光')).toBe('technique=ring ?');
  expect(strange('没有划痕')).toEqual([]);
});

test('a diameter in any word takes a range: the largest is in view', () => {
  for (const word of ['轴径', '外径', '内径', '孔径', '直径', '管径', '螺丝大径'])
    expect([word, written(`${word} 20~40 mm，公差 ±50 µm`)]).toEqual([word, 'diameter=40 tolerance=0.1']);
  expect(written('圆棒 Ø10~Ø30 mm')).toBe('diameter=30');
  const choices = readTask('20~40 mm').questions[0]?.choices.map(({ label }) => label);
  expect(choices).toEqual(['视野宽', '直径', '工作距离', '最小缺陷', '高度差']);
});

test.each([
  ['玻璃瓶，瓶口外径 28mm，速度 200瓶/min', 'diameter=28 rate=3.33333333333'],
  ['饮料瓶，瓶径 70 mm，速度 600 瓶/分钟', 'diameter=70 rate=10'],
  ['每小时 2 万颗', 'rate=5.55555555556'],
  ['条码宽 40 mm，窄条 0.25 mm', 'content=print width=40 feature=0.25'],
  ['白色环形光', 'wavelengthNm=550 technique=ring'],
  ['钢轨廓形，高差 180 mm', 'mode=profile heightVariation=180'],
  ['3D，宽 20 mm，高度公差 ±0.05 mm', 'mode=profile width=20 ?'],
  ['视野：宽 60 mm，高 45 mm', 'width=60 height=45'],
  ['来料高度差 ±3 mm', 'heightVariation=6'],
  ['长×宽：60×45 mm', 'field={"widthMm":60,"heightMm":45}'],
  ['视野(W×H) 60×45 mm', 'field={"widthMm":60,"heightMm":45}'],
  ['长宽高：120×80×15 mm', 'field={"widthMm":120,"heightMm":80} ?'],
  ['宽高 60×45 mm', 'field={"widthMm":60,"heightMm":45}'],
  ['每片 0.8 秒', 'rate=1.25'],
  ['椭圆度 0.05，Ø8', 'tolerance=0.05 diameter=8'],
  ['元件高亮显示，60×45 mm', 'field={"widthMm":60,"heightMm":45}'],
  ['节拍 3 秒一件', 'rate=0.333333333333'],
  ['螺母对边 17 mm', 'width=17'],
  ['测量对象：刀具', 'content=outline'],
  ['distance 150 ... 200 mm', 'wd={"minMm":150,"maxMm":200}'],
  ['最大视野 500×400 mm', 'field={"widthMm":500,"heightMm":400}'],
])('the words of tenders are read: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each([
  ['We do not need colour. FOV 50x40 mm', 'field={"widthMm":50,"heightMm":40} ?'],
  ["we don't need a backlight", '?'],
  ['colour not required', '?'],
  ['彩色不需要，视野 50×40 mm', 'field={"widthMm":50,"heightMm":40} ?'],
  ['背光放不了', '?'],
  ['不考虑远心，Ø8±0.01', 'mode=area diameter=8 tolerance=0.02'],
  ['远心不考虑，Ø8±0.01', 'diameter=8 tolerance=0.02 ?'],
  ['避免镜面', '?'],
  ['反光不均匀', 'surface=glossy'],
])('what is not wanted is no value, wherever the word for it stands: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test('a figure of what no task has is told so, and never asked for as a length', () => {
  const choices = (line: string) => readTask(line).questions.map(each => each.choices.map(({ label }) => label));
  expect(choices('转速 60 rpm，温度 50 ℃，重 5 公斤')).toEqual([[], [], []]);
  expect(choices('检出率≥99.5%')).toEqual([[]]);
  expect(choices('500 万像素相机')).toEqual([[]]);
  expect(readTask('分辨率 2448×2048').questions[0]?.why).toContain('由视野与精度得出');
  expect(choices('厚 1 mm 的垫片')).toEqual([['高度差']]);
  expect(readTask('字高 3 mm').questions[0]?.why).toBe('「字高 3 mm」：字的高和宽不是任务的要求，请写笔画宽');
  expect(readTask('性价比高').questions).toEqual([]);
});

test('a degree of protection is no demand of a 2D camera that could be met by writing 3D', () => {
  expect(readTask('防护等级 IP67').questions[0]?.why).toBe('「IP67」：2D 相机的任务没有「防护等级」');
});

test('a focal length is asked about as what follows from the task', () => {
  expect(readTask('镜头焦距 25 mm').questions[0]?.why).toContain('请写视野与工作距离');
});

test('a word right behind its figure is of that one, whatever figure comes later', () => {
  expect(written('轮毂 500 mm 直径 识别 3 mm 字符')).toContain('diameter=500');
  expect(written('轮毂 500 mm 直径要求 400 mm')).not.toContain('diameter=500');
  expect(written('瓶口 28 mm 缺口检测 0.3 mm')).toBe('feature=0.3 ?');
  expect(written('300 mm 工作距离 检测 0.1 mm 划痕')).toBe('wd={"minMm":300,"maxMm":300} feature=0.1');
});

test('a size that is called the field of view is it, whatever size stands before it', () => {
  const { readings, questions } = readTask('read QR code 10x10 mm, field 80 x 60');
  expect(readings).toContainEqual(expect.objectContaining({ slot: 'field', value: { widthMm: 80, heightMm: 60 } }));
  expect(questions).toHaveLength(1);
});
