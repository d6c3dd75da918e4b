/**
 * Traditional characters with the simplified ones that the words of this package are written in, by OpenCC's tables, whose
 * other thousands of characters a page need not load. 著 is left out: in simplified text it is another word than 着.
 */
const pairs = [
  '並并 亂乱 亞亚 佈布 佔占 併并 來来 侷局 係系 個个 們们 側侧 備备 傳传 傷伤 價价 儀仪 億亿 儘尽 優优 儲储 內内 兩两 凈净 別别 剋克 劃划 動动 務务 區区',
  '卽即 參参 問问 啞哑 單单 嗎吗 噴喷 噸吨 噹当 嚮向 嚴严 國国 圍围 圓圆 埰采 報报 場场 塊块 塗涂 墊垫 壓压 夠够 夾夹 寀采 實实 寫写 寬宽 將将 尋寻 對对',
  '導导 層层 屬属 嵗岁 帶带 幀帧 幣币 幫帮 幷并 幾几 廠厂 弔吊 張张 強强 彆别 彈弹 彔录 後后 徑径 從从 復复 徵征 恆恒 態态 慮虑 應应 懸悬 戶户 拚拼 捲卷',
  '掃扫 掛挂 採采 揀拣 換换 損损 摺折 據据 擠挤 擺摆 攝摄 數数 斷断 於于 時时 曏向 會会 枱台 柵栅 査查 桿杆 條条 棧栈 業业 極极 構构 槍枪 樑梁 標标 樣样',
  '橋桥 機机 橢椭 橫横 檔档 檢检 檯台 歐欧 歲岁 殻壳 殼壳 氣气 汙污 沒没 沖冲 況况 淨净 測测 準准 溝沟 溫温 滾滚 漬渍 為为 無无 煩烦 熒荧 熱热 燈灯 爲为',
  '狀状 現现 環环 產产 産产 畫画 異异 畵画 當当 疊叠 發发 皺皱 盃杯 盡尽 盤盘 眞真 確确 碼码 磚砖 種种 稱称 積积 筆笔 箇个 節节 範范 簽签 簾帘 籤签 糾纠',
  '約约 紅红 紋纹 納纳 紗纱 紙纸 級级 紡纺 細细 組组 結结 絕绝 給给 統统 絲丝 絶绝 經经 綠绿 綫线 維维 網网 綵彩 緑绿 線线 編编 緻致 縫缝 縴纤 總总 織织',
  '繫系 纖纤 纜缆 翹翘 脫脱 腳脚 膠胶 臟脏 臺台 與与 茲兹 萬万 葯药 蓋盖 蔘参 薦荐 藍蓝 藥药 處处 虛虚 號号 蟲虫 衕同 衝冲 衹只 袷夹 裏里 裝装 裡里 製制',
  '複复 襬摆 見见 規规 視视 覺觉 觀观 觸触 訊讯 託托 設设 許许 註注 話话 該该 認认 誤误 說说 説说 調调 請请 謝谢 識识 議议 護护 讀读 變变 讓让 負负 貴贵',
  '費费 貼贴 資资 質质 購购 跡迹 蹟迹 蹤踪 車车 軌轨 軟软 軸轴 較较 載载 輕轻 輥辊 輪轮 輸输 轉转 逕径 這这 連连 週周 進进 運运 過过 遠远 適适 選选 還还',
  '邊边 釐厘 釘钉 針针 鈡钟 鉆钻 銅铜 銑铣 銷销 銹锈 鋁铝 鋒锋 鋰锂 鋼钢 錄录 錠锭 錢钱 錫锡 錯错 録录 錶表 鍛锻 鍵键 鍼针 鍾钟 鏜镗 鏡镜 鏽锈 鐘钟 鐵铁',
  '鑄铸 鑽钻 長长 門门 開开 間间 閤合 闆板 闇暗 陣阵 陽阳 階阶 隱隐 隻只 雙双 雜杂 離离 電电 靜静 韆千 頂顶 項项 須须 預预 頭头 頸颈 頻频 顆颗 題题 額额',
  '顏颜 顔颜 類类 顯显 颱台 飛飞 餘余 餬糊 驗验 髒脏 體体 髮发 鬚须 鬥斗 麪面 麫面 麯曲 麴曲 麵面 麼么 麽么 點点 齒齿 齣出',
].join(' ');

const simplified = new Map(pairs.split(' ').map(([from = '', to = '']) => [from, to]));

/** The text with each traditional character as its simplified one: 視野 as 视野. The length stays the same. */
export const asSimplified = (text: string): string =>
  text.replaceAll(/[\u4e00-\u9fff]/g, character => simplified.get(character) ?? character);
