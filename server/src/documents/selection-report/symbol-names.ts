/** Symbols of the glossary by what they stand for; in a report none stands for anything else. */
export const glossarySymbols: Readonly<Record<string, string>> = {
  f: '焦距',
  a: '物距',
  WD: '工作距离',
  W: '靶面宽',
  H: '靶面高',
  D_s: '靶面对角线',
  L: '感光线长',
  p: '像元',
  FOV: '视野',
  m: '放大倍率',
  F: '光圈',
  F_eff: '有效光圈',
  P: '光瞳比（出瞳 ÷ 入瞳）',
  λ: '波长',
  C: '弥散圆',
  T: '接圈厚度',
  t: '曝光',
  v: '速度',
};

/** Labels that name one thing, by the one under which a legend has it. */
export const sameMeaning: Readonly<Record<string, string>> = {
  视野边长: '视野',
  移动速度: '速度',
  每帧数据量: '每帧（行）数据量',
  工件最高处到量程近端: '到量程近端的距离',
};

/** Symbols for what has another in its field, where that one is taken in a report. */
export const reportSymbols: Readonly<Record<string, string>> = {
  // Field and accuracy
  物体边长: 'L_o',
  '料区边长（含留边）': 'L_m',
  所需单像素精度: 'p_max',
  公差带全宽: 'T_b',
  公差带内最少像素: 'n_T',
  // Light
  幅宽: 'W_o',
  条形光长度: 'L_b',
  线扫光长度: 'L_l',
  端部系数: 'e_l',
  余量: 'u',
  // Lens
  超焦距: 'a_H',
  '衍射 MTF的中间量，见公式': 'ν_n',
  // Motion, camera, link
  每像素位数: 'n_b',
  允许拖影: 'b_max',
  最长曝光: 't_max',
  最长行曝光: 't_line',
  图像宽: 'N_x',
  图像高: 'N_y',
  '每帧（行）数据量': 'Q',
  '相机行频（含余量）': 'f_C,max',
  // Encoder
  行间距: 'p_y',
  每转行程: 'U',
  倍频: 'k_e',
  每脉冲行数: 'n_p',
  // 3D
  '来料与安装公差（±）': 't_h',
  'X 视野': 'W_x',
  近端视野: 'W_x1',
  远端视野: 'W_x2',
  '近端 X 点间距': 'ΔX₁',
  '远端 X 点间距': 'ΔX₂',
  '线性度（±满量程）': 'ε_L',
  所需轮廓频率: 'f_need',
  最高移动速度: 'v_max',
  所需帧率: 'f_s',
  节拍: 'T_c',
  最高处视野长: 'V_L',
  最高处视野宽: 'V_W',
  '最低处视野（深度图长边）': 'V_b',
  看全料区长的最近距离: 'Z_L',
  看全料区宽的最近距离: 'Z_W',
};
