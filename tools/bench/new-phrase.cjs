// Loaded by autocannon's client thread: makes every request a phrase that nobody has asked before, of words that visitors use.

/** Of each group one word a list, in any order. */
const groups = [
  [
    ['海康', '大华', '大恒', 'basler', '度申', '华睿', 'FLIR', 'IDS', 'Teledyne', 'JAI', '埃科', '迈德威视'],
    ['面阵相机', '工业相机', '相机'],
    ['全局快门', '卷帘快门', '彩色', '黑白'],
    ['130万', '200万', '300万', '500万', '600万', '900万', '1200万', '2000万', '2500万', '6500万'],
    ['GigE', 'USB3', '10GigE', 'CXP', 'Camera Link', '30fps', '60fps', '100fps', 'imx264', 'imx250'],
  ],
  [
    ['computar', 'kowa', 'moritex', '富士', 'opt', '海康', '东正', '慕藤光', 'VST', 'edmund'],
    ['镜头', 'FA镜头', '定焦镜头'],
    ['4mm', '5mm', '6mm', '8mm', '12mm', '16mm', '25mm', '35mm', '50mm', '75mm'],
    ['C口', 'F口', 'F1.4', 'F2.8', '低畸变'],
    ['1英寸', '2/3', '1/1.8', '1.1英寸', '500万', '1000万', '2500万'],
  ],
  [
    ['opt', 'CCS', '乐视', '沃德普', '纬朗', '康视达'],
    ['环形光源', '条形光源', '背光源', '同轴光源', '穹顶光源', '点光源'],
    ['红色', '白色', '蓝色', '绿色', '红外'],
    ['30mm', '50mm', '70mm', '90mm', '100mm', '150mm', '200mm', '300mm'],
    ['24V', '频闪', '高亮', '漫射'],
  ],
];

// Of some millions, so that another run asks others.
let asked = Math.floor(1e6 * Math.random());

/** The next of all combinations, each in every order of its words, before any comes again. */
function nextPhrase() {
  const lists = groups[asked % groups.length];
  let number = Math.floor(asked / groups.length);
  asked += 1;
  const take = count => {
    const taken = number % count;
    number = Math.floor(number / count);
    return taken;
  };
  const words = lists.map(list => list[take(list.length)]);
  const phrase = [];
  while (words.length > 0) phrase.push(...words.splice(take(words.length), 1));
  return phrase.join(' ');
}

module.exports = request => ({ ...request, body: request.body.replace('@', nextPhrase()) });
