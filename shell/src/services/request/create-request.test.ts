import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeAnswer, fakeAdapter, success } from '../../testing/fake-adapter';
import { createRequest, type RequestPolicy } from './create-request';
import { RequestError } from './request-error';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(
  answer: (path: string) => FakeAnswer | Promise<FakeAnswer>,
  token = '',
  seed: RequestPolicy['seed'] = [],
  more: Partial<RequestPolicy> = {},
) {
  const { adapter, requests } = fakeAdapter(answer);
  const policy = {
    readToken: () => token,
    writeToken: vi.fn(),
    onLoading: vi.fn(),
    onMessage: vi.fn(),
    onAuthFailed: vi.fn(),
    onRevision: vi.fn(),
    seed,
    adapter,
  };
  return { request: createRequest({ ...policy, ...more }), requests, ...policy };
}

const failure = async (promise: Promise<unknown>): Promise<RequestError> => {
  const error = await promise.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RequestError);
  return error as RequestError;
};

test('every answer, a refusal too, reports the deployed revision; an answer without one is ignored', async () => {
  const answers: FakeAnswer[] = [
    { ...success(null), headers: { 'x-site-revision': '4' } },
    { status: 503, headers: { 'x-site-revision': '5' } },
    success(null),
    { ...success(null), headers: { 'x-site-revision': 'x' } },
  ];
  const { request, onRevision } = setUp(() => answers.shift() ?? success(null));
  for (let i = 0; i < 4; i++) await request('/Home/Menus', {}).catch(() => undefined);
  expect(onRevision.mock.calls).toEqual([[4], [5]]);
});

describe('what is sent', () => {
  test('POST below /web with 30000 ms, JSON text, and the token', async () => {
    const { request, requests } = setUp(() => success({ ok: true }), 'abc');
    await expect(request('/Home/Menus', { a: 1 })).resolves.toEqual({ ok: true });
    expect(requests[0]).toMatchObject({
      method: 'post',
      baseURL: '/web',
      url: '/Home/Menus',
      timeout: 30_000,
      data: '{"a":1}',
    });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(requests[0]?.headers.get('Authorization')).toBe('abc');
  });

  test('without a token the Authorization header is there and empty; without a body an empty object is sent', async () => {
    const { request, requests } = setUp(() => success(null));
    await request('/Home/Menus', undefined);
    expect(requests[0]?.headers.has('Authorization')).toBe(true);
    expect(requests[0]?.headers.get('Authorization')).toBe('');
    expect(requests[0]?.data).toBe('{}');
  });

  test('a remote names itself', async () => {
    const { request, requests } = setUp(() => success(null));
    await request('/Home/Menus', {}, { headers: { 'x-remote': 'catalog@1.0.0' } });
    expect(requests[0]?.headers.get('x-remote')).toBe('catalog@1.0.0');
  });
});

describe('answers', () => {
  test('a refresh-token header is stored as the new token, with failures as well', async () => {
    const { request, writeToken } = setUp(path => ({
      ...(path === '/ok' ? success(1) : { status: 406, data: { state: 406, content: null, msg: '' } }),
      headers: { 'refresh-token': `fresh${path}` },
    }));
    await request('/ok', {});
    await failure(request('/bad', {}));
    expect(writeToken.mock.calls).toEqual([['fresh/ok'], ['fresh/bad']]);
  });

  test('an answer that comes after a logout, or after a newer token, brings no token back', async () => {
    const held = { token: 'old' };
    const { adapter } = fakeAdapter(async path => {
      // Meanwhile the visitor logged out, or another answer was faster.
      held.token = path === '/logout' ? '' : 'newest';
      return { ...success(1), headers: { 'refresh-token': 'successor of old' } };
    });
    const written: string[] = [];
    const request = createRequest({
      readToken: () => held.token,
      writeToken: token => written.push(token),
      onLoading: () => undefined,
      onMessage: () => undefined,
      onAuthFailed: () => undefined,
      adapter,
    });
    await request('/logout', {});
    held.token = 'old';
    await request('/overtaken', {});
    expect(written).toEqual([]);
  });

  test('a business failure shows the server message and rejects', async () => {
    const { request, onMessage } = setUp(() => ({ data: { state: 1010, content: null, msg: '产品不存在' } }));
    const error = await failure(request('/Product/Detail', { id: 1 }));
    expect(error).toMatchObject({ kind: 'business', state: 1010, message: '产品不存在' });
    expect(onMessage.mock.calls).toEqual([['产品不存在']]);
  });

  test.each([
    [422, '用户名：过长', '参数错误，请检查参数'],
    [401, '', '未登录或者登录已失效，请重新登录'],
    [406, '', '你没有权限操作该action'],
    [500, 'boom', '请求错误，请联系管理员'],
    [404, '没有这个产品', '没有这个产品'],
    [503, '', '服务暂时不可用（HTTP 503），请稍后再试'],
  ])('HTTP %i (server says 「%s」) shows 「%s」', async (status, msg, text) => {
    const { request, onMessage } = setUp(() => ({ status, data: { state: status, content: null, msg } }));
    const error = await failure(request('/Home/Menus', {}));
    expect(error).toMatchObject({ kind: 'http', status, serverMessage: msg });
    expect(onMessage.mock.calls).toEqual([[text]]);
  });

  test('a call that the site does not have tells the visitor what to do, and the developer what it was', async () => {
    const msg = '没有这个接口，请检查地址；所有接口都用 POST';
    const headers = { 'x-no-such-call': '1' };
    const { request, onMessage } = setUp(() => ({ status: 404, headers, data: { state: 1010, content: null, msg } }));
    const error = await failure(request('/Later/Call', {}));
    expect(error).toMatchObject({ kind: 'outOfStep', status: undefined, serverMessage: msg });
    expect(onMessage.mock.calls).toEqual([['这一页与网站的版本不一致，请刷新页面后再试']]);
  });

  test.each([
    ['an object without an envelope', { rows: [] }],
    ['nothing at all', null],
    ['a list', []],
  ])('%s is an API out of step with the page', async (_, data) => {
    const { request, onMessage } = setUp(() => ({ data }));
    expect(await failure(request('/Home/Menus', {}))).toMatchObject({ kind: 'outOfStep' });
    expect(onMessage.mock.calls).toEqual([['这一页与网站的版本不一致，请刷新页面后再试']]);
  });

  test('content that the page was not built for is never handed to it', async () => {
    const { request } = setUp(() => success({ rows: [] }));
    const accepts = (content: unknown) => typeof content === 'object' && content !== null && 'list' in content;
    expect(await failure(request('/Home/Menus', {}, { accepts }))).toMatchObject({ kind: 'outOfStep' });
  });

  test('a page that is being loaded anew says so in place of what to do', async () => {
    const { request, onMessage } = setUp(() => ({ data: { rows: [] } }), '', [], { onOutOfStep: () => true });
    await failure(request('/Home/Menus', {}));
    expect(onMessage.mock.calls).toEqual([['网站刚刚更新，正在重新载入这一页']]);
  });

  test('each answer tells the version of the API', async () => {
    const seen: string[] = [];
    const { request } = setUp(() => ({ headers: { 'x-api-version': '1.2.0' }, ...success({}) }), '', [], {
      onApiVersion: (version: string) => void seen.push(version),
    });
    await request('/Home/Menus', {});
    expect(seen).toEqual(['1.2.0']);
  });

  test('no response: the error speaks for itself', async () => {
    const { request, onMessage } = setUp(() => ({ networkError: '网络已断开' }));
    expect((await failure(request('/Home/Menus', {}))).kind).toBe('network');
    expect(onMessage.mock.calls).toEqual([['网络已断开']]);
  });

  test('an answer that is no envelope is an error, not content', async () => {
    const { request, onMessage } = setUp(() => ({ data: '<html>' }));
    await failure(request('/Home/Menus', {}));
    expect(onMessage.mock.calls).toEqual([['请求错误，请联系管理员']]);
  });

  test('a silent call shows nothing and still rejects', async () => {
    const { request, onMessage } = setUp(() => ({ status: 500 }));
    await failure(request('/Home/Login', {}, { silent: true }));
    expect(onMessage).not.toHaveBeenCalled();
  });

  test('a cancelled call shows nothing', async () => {
    const { request, onMessage } = setUp(() => new Promise(() => undefined));
    const abort = new AbortController();
    abort.abort();
    const error = await failure(request('/Home/Menus', {}, { signal: abort.signal }));
    expect(error.kind).toBe('cancelled');
    expect(onMessage).not.toHaveBeenCalled();
  });
});

describe('an expired login', () => {
  const expired = { data: { state: 10000, content: null, msg: 'x' } };

  test('shows its text for 700 ms, then logs out', async () => {
    const { request, onMessage, onAuthFailed } = setUp(() => expired);
    expect((await failure(request('/Home/Menus', {}))).kind).toBe('auth');
    expect(onMessage.mock.calls).toEqual([['登录失效，请登录后再操作', 700]]);
    vi.advanceTimersByTime(699);
    expect(onAuthFailed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onAuthFailed).toHaveBeenCalledTimes(1);
  });

  test('calls that fail together log out once', async () => {
    const { request, onMessage, onAuthFailed } = setUp(() => expired);
    await Promise.all([failure(request('/a', {})), failure(request('/b', {}))]);
    vi.advanceTimersByTime(2000);
    expect(onMessage).toHaveBeenCalledTimes(1);
    expect(onAuthFailed).toHaveBeenCalledTimes(1);
  });
});

describe('the loading mask', () => {
  test('shows by default, ends with success and with every kind of error', async () => {
    const { request, onLoading } = setUp(path => (path === '/ok' ? success(1) : { networkError: 'x' }));
    await request('/ok', {});
    vi.advanceTimersByTime(300);
    await failure(request('/bad', {}));
    vi.advanceTimersByTime(300);
    expect(onLoading.mock.calls).toEqual([[true], [false], [true], [false]]);
  });

  test('showLoading: false skips it', async () => {
    const { request, onLoading } = setUp(() => success(1));
    await request('/ok', {}, { showLoading: false });
    vi.advanceTimersByTime(300);
    expect(onLoading).not.toHaveBeenCalled();
  });
});

describe('the code that sends calls', () => {
  const late = () => {
    const { adapter, requests } = fakeAdapter(() => success('server'));
    const onMessage = vi.fn();
    const held = { token: 'of the click' };
    const load = vi.fn(() => import('./transport'));
    const policy = { onLoading: vi.fn(), onMessage, onAuthFailed: vi.fn(), writeToken: vi.fn() };
    const seed = [{ path: '/Home/Menus', body: {}, content: 'page' }];
    const request = createRequest({ ...policy, readToken: () => held.token, seed, adapter }, load);
    return { request, requests, onMessage, held, load };
  };

  test('comes with the first call that the page does not answer, once for all', async () => {
    const { request, load } = late();
    await request('/Home/Menus', {});
    expect(load).not.toHaveBeenCalled();
    await Promise.all([request('/Home/Menus', {}), request('/Product/List', {})]);
    await request('/Product/List', {});
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('that does not come is a failed call; the next one asks for it again', async () => {
    const { request, onMessage, load } = late();
    load.mockRejectedValueOnce(new Error('Loading chunk 8 failed.'));
    const error = await failure(request('/Product/List', {}));
    expect([error.kind, error.message]).toEqual(['network', '网络连接失败，请稍后再试']);
    expect(onMessage.mock.calls).toEqual([['网络连接失败，请稍后再试']]);
    expect(await request('/Product/List', {})).toBe('server');
  });

  test('sends what was asked for, whatever happens meanwhile', async () => {
    const { request, requests, held } = late();
    const body = { page: 1 };
    const answered = request('/Product/List', body);
    held.token = '';
    body.page = 2;
    await answered;
    expect(requests[0]?.data).toBe('{"page":1}');
    expect(requests[0]?.headers.get('Authorization')).toBe('of the click');
  });
});

test('a seeded call is answered from the page once, then from the server', async () => {
  const { request, requests, onLoading } = setUp(() => success('server'), '', [
    { path: '/Home/Menus', body: {}, content: 'page' },
  ]);
  expect(await request('/Home/Menus', {})).toBe('page');
  expect(requests).toHaveLength(0);
  expect(onLoading).not.toHaveBeenCalled();
  expect(await request('/Home/Menus', {})).toBe('server');
});

describe('a call that needs a proof of work', () => {
  const refusal = { status: 429, data: { state: 1010, content: null, msg: '注册：请再提交一次' } };
  const asking = { ...refusal, headers: { 'x-work-challenge': 'what is asked' } };

  test('is made once more with the proof, and its caller sees one answer', async () => {
    const answers = [asking, success({ id: 1 })];
    const proveWork = vi.fn(async () => 'the proof');
    const { request, requests, onMessage } = setUp(() => answers.shift() ?? {}, 'abc', [], { proveWork });
    await expect(request('/Home/Register', { a: 1 }, { headers: { 'x-remote': 'x' } })).resolves.toEqual({ id: 1 });
    expect(proveWork.mock.calls).toEqual([['what is asked']]);
    expect(requests.map(({ headers }) => headers.get('x-work-proof'))).toEqual([undefined, 'the proof']);
    expect(requests.map(({ data }) => data)).toEqual(['{"a":1}', '{"a":1}']);
    expect(requests[1]?.headers.get('x-remote')).toBe('x');
    expect(onMessage).not.toHaveBeenCalled();
  });

  test.each<[string, FakeAnswer, string | null, number, number]>([
    ['refused again is not made a third time', asking, 'the proof', 1, 2],
    ['by a browser that cannot compute it is not repeated', asking, null, 1, 1],
    ['refused for another reason is not repeated', refusal, 'the proof', 0, 1],
  ])('%s', async (_, answer, proof, proved, sent) => {
    const proveWork = vi.fn(async () => proof);
    const { request, requests, onMessage } = setUp(() => answer, '', [], { proveWork });
    expect(await failure(request('/Home/Register', {}))).toMatchObject({ status: 429, message: '注册：请再提交一次' });
    expect(proveWork).toHaveBeenCalledTimes(proved);
    expect(requests).toHaveLength(sent);
    expect(onMessage.mock.calls).toEqual([['注册：请再提交一次']]);
  });
});

test('on a visit that is traced every call names its trace, and how it went is kept; otherwise no header is sent', async () => {
  const end = vi.fn();
  const call = vi.fn((_path: string) => ({ traceparent: '00-t-own-01', end }));
  const trace = { traceId: 't', spanId: 'page' };
  const answers: FakeAnswer[] = [success(1), success(2), { status: 503 }];
  const traced = setUp(() => answers.shift() ?? success(null), '', [], { trace });
  await traced.request('/Home/Menus', {});
  Object.assign(trace, { spans: { call } });
  await traced.request('/Product/List', {});
  await failure(traced.request('/Product/Detail', {}));
  expect(traced.requests.map(({ headers }) => headers.get('traceparent'))).toEqual([
    '00-t-page-01',
    '00-t-own-01',
    '00-t-own-01',
  ]);
  expect(call.mock.calls).toEqual([['/Product/List'], ['/Product/Detail']]);
  expect(end.mock.calls).toEqual([[{ status: 200 }], [{ status: 503, failure: 'http' }]]);
  const plain = setUp(() => success(1));
  await plain.request('/Home/Menus', {});
  expect(plain.requests[0]?.headers.has('traceparent')).toBe(false);
});
