import { expect, test } from 'vitest';
import { confidenceOf } from './confidence';
import { reportText } from './report-text';

const checks = [
  { label: '帧率', verdict: 'pass', reason: '没有帧率要求', asked: false },
  { label: '视野', verdict: 'pass', reason: '够宽', asked: true },
  { label: '畸变', verdict: 'warn', reason: '须标定', asked: true },
  { label: '安装空间', verdict: 'unknown', reason: '相机长度未标注', asked: false },
] as const;

test('the card counts what the task asks, and names what is open', () => {
  expect(confidenceOf(checks)).toEqual({ held: 1, warned: ['畸变'], toAsk: ['安装空间'] });
});

test('the text says of each check how it stands to the task, the worst first, and what no check judges', () => {
  const lines = { inputs: [{ label: '视野', text: '60 × 45 mm' }], parts: [], figures: [] };
  const shared = {
    lines,
    checks,
    asked: (check: (typeof checks)[number]) => check.asked,
    address: 'https://shixuan.example/',
  };
  const text = reportText({ ...shared, unchecked: ['1 kHz'] });
  expect(text.split('\n').filter(line => /^(通过|注意|待确认|未要求) /.test(line))).toEqual([
    '注意 畸变：须标定',
    '待确认 安装空间：相机长度未标注',
    '通过 视野：够宽',
    '未要求 帧率：没有帧率要求',
  ]);
  expect(text).toContain('【未核对的要求】\n1 kHz\n');
  expect(reportText({ ...shared, unchecked: [] })).not.toContain('未核对');
});
