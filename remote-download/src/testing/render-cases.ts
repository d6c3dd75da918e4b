import { calls } from '@shixuan/api';
import { type RenderCase, testHost } from '@shixuan/host/testing';
import type { QueryClient } from '@tanstack/react-query';
import { downloadHistoryQuery } from '../lib/queries/download-history';
import { downloadListQuery } from '../lib/queries/download-list';
import { downloadTermsQuery } from '../lib/queries/download-terms';
import { downloadTypesQuery } from '../lib/queries/download-types';
import { listRequest, parseDownloadAddress } from '../pages/download/download-address';
import { files, history, terms, types } from './fixtures';

// The keys of the queries hold nothing of the host.
const host = testHost();

const seedFiles = (search: string, answer = files()) => {
  const { queryKey } = downloadListQuery(host, listRequest(parseDownloadAddress(search)));
  return (client: QueryClient) => {
    client.setQueryData(downloadTypesQuery(host).queryKey, calls.downloadTypes.content.parse(types));
    client.setQueryData(queryKey, calls.downloads.content.parse(answer));
  };
};

const none = files({ total: 0, list: [] });

export const renderCases: RenderCase[] = [
  {
    route: 'Download',
    seed: seedFiles(''),
    shows: [
      ...['下载中心</h1>', '全部类型', '>26<', '远心镜头（4）', '共 26 份资料', '面阵相机目录表 1</h2>', 'XLSX'],
      ...[
        '1.25 MB',
        '版本 2026.11.21',
        '2026-11-21',
        '另有 1 个旧版本',
        '2.00 KB',
        'Get-FileHash',
        'sha256sum',
        'certutil',
      ],
      ...['ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', '新增 12 款型号', '第 2 页'],
    ],
  },
  {
    route: 'Download',
    search: 'typeId=4&q=x',
    seed: seedFiles('typeId=4&q=x', none),
    shows: ['带公式的表格。', '没有符合条件的资料', 'aria-current="true"', 'value="x"'],
  },
  {
    route: 'Download',
    search: 'page=3',
    seed: seedFiles('page=3', files({ list: [], page: 3 })),
    shows: ['这一页没有资料'],
  },
  { route: 'Download', search: 'typeId=abc', seed: seedFiles('', none), shows: ['类型「abc」无效', '资料正在生成'] },
  {
    route: 'Download',
    search: 'view=history',
    seed: client => {
      client.setQueryData(downloadHistoryQuery(host, 1).queryKey, calls.downloadHistory.content.parse(history(false)));
      const accepted = terms('2026-11-21T01:02:00.000Z');
      client.setQueryData(downloadTermsQuery(host).queryKey, calls.downloadTerms.content.parse(accepted));
    },
    shows: [
      '我的下载',
      '使用条款（2026.11 版）',
      '同意。',
      '2026-11-21 09:02',
      '未下载完',
      '再次下载',
      '面阵相机-12.xlsx',
    ],
  },
];
