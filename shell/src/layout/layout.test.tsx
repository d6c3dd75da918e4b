// @vitest-environment jsdom
import '../testing/dom-stubs';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Region } from '../components/region';
import { CompareTray } from '../features/compare/compare-tray';
import { MainMenu } from '../features/menu/main-menu';
import { baseInfo } from '../state/base-info';
import { config } from '../state/config';
import { addContrast } from '../state/contrasts';
import { loading } from '../state/loading';
import { message } from '../state/messages';
import { fakeRemote } from '../testing/fake-remote';
import { fakeShell, renderPart } from '../testing/fake-shell';
import { categories, company } from '../testing/site-content';
import { Footer } from './footer';
import { Header } from './header';
import { LoadingMask } from './loading-mask';
import { MessageLayer } from './message-layer';
import { StripItem } from './strip-item';

afterEach(cleanup);

const catalog = fakeRemote([
  { id: 'Category', path: '/' },
  { id: 'GoodsList', path: '/goods/list' },
]);
const withCatalog = () => fakeShell({ remotes: [catalog] });

describe('header', () => {
  test('the logo leads home', async () => {
    const { router } = renderPart(await withCatalog(), <Header />, '/goods/list');
    fireEvent.click(screen.getByRole('link', { name: '视选 首页' }));
    expect(router.state.location.pathname).toBe('/');
  });

  test('a search leads to the results with its keywords', async () => {
    const { router } = renderPart(await withCatalog(), <Header />);
    fireEvent.change(screen.getByPlaceholderText('请输入关键词搜索'), { target: { value: ' 全局快门 & 5MP ' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '搜索' })));
    expect(router.state.location.pathname).toBe('/result');
    expect(new URLSearchParams(router.state.location.search).get('keywords')).toBe('全局快门 & 5MP');
  });

  test.each(['', '   '])('an empty keyword (%j) is refused with a message and leads nowhere', async keywords => {
    const shell = await withCatalog();
    const { router } = renderPart(shell, <Header />);
    fireEvent.change(screen.getByPlaceholderText('请输入关键词搜索'), { target: { value: keywords } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '搜索' })));
    expect(shell.store.get(message)?.text).toBe('请输入关键词在操作');
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('main menu', () => {
  test('shows what live remotes provide, with the categories below the entry 7', async () => {
    renderPart(await withCatalog(), <MainMenu />);
    const nav = screen.getByRole('navigation', { name: '主菜单' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual(['首页', '产品查询']);
    fireEvent.click(screen.getByRole('button', { name: '展开产品查询' }));
    expect(within(nav).getByRole('link', { name: 'FA 镜头' }).getAttribute('href')).toBe('/goods/list?categoryId=2');
  });

  test('a group opens by keyboard, arrows move within it, Escape closes it and gives focus back', async () => {
    renderPart(await withCatalog(), <MainMenu />);
    const toggle = screen.getByRole('button', { name: '展开产品查询' });
    act(() => toggle.focus());
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(toggle, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('面阵相机');
    fireEvent.keyDown(document.activeElement ?? toggle, { key: 'ArrowUp' });
    expect(document.activeElement?.textContent).toBe('光源');
    fireEvent.keyDown(document.activeElement ?? toggle, { key: 'Escape' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle);
  });

  test('arrows move along the bar', async () => {
    renderPart(await withCatalog(), <MainMenu />);
    act(() => screen.getByRole('link', { name: '首页' }).focus());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toBe('产品查询');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Home' });
    expect(document.activeElement?.textContent).toBe('首页');
  });

  test('following a link closes the group', async () => {
    const { router } = renderPart(await withCatalog(), <MainMenu />);
    fireEvent.click(screen.getByRole('button', { name: '展开产品查询' }));
    await act(async () => fireEvent.click(screen.getByRole('link', { name: '光源' })));
    expect(router.state.location.search).toBe('?categoryId=3');
    expect(screen.queryByRole('link', { name: '光源' })).toBeNull();
  });

  test('without any remote nothing is left of it', async () => {
    renderPart(await fakeShell(), <MainMenu />);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('category strip', () => {
  const [first] = categories;
  if (!first) throw new Error('no category');

  test.each([
    ['/goods/list?categoryId=1', 'page'],
    ['/goods/list?categoryId=1&sort=model', null],
    ['/goods/list?categoryId=2', null],
    ['/goods/list', null],
  ])('at %s the item is marked: %s', async (path, mark) => {
    renderPart(await fakeShell(), <StripItem category={first} />, path);
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe(mark);
  });

  test('it shows icon and name; a name too long for two lines is cut, a Chinese character counting as 2', async () => {
    const name = '面'.repeat(14);
    renderPart(await fakeShell(), <StripItem category={{ ...first, name: `${name}相机` }} />);
    expect(screen.getByRole('link').textContent).toBe(`${name}…`);
    expect(screen.getByRole('link').title).toBe(`${name}相机`);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/Uploads/categories/c1.svg');
  });
});

test('footer: copyright, filing number, disclaimer, contact and QR code', async () => {
  renderPart(await fakeShell(), <Footer />);
  expect(screen.getByText('本站仅供学习使用，如有侵权请联系管理员删除')).toBeTruthy();
  expect(screen.getByRole('link', { name: '京ICP备00000000号' }).getAttribute('href')).toBe(
    'https://beian.miit.gov.cn/',
  );
  expect(screen.getByText(`© ${new Date().getFullYear()} 视选 版权所有`)).toBeTruthy();
  expect(screen.getByRole('link', { name: '010-12345678' }).getAttribute('href')).toBe('tel:01012345678');
  expect(screen.getByRole('link', { name: 'sales@example.com' }).getAttribute('href')).toBe('mailto:sales@example.com');
  expect(screen.getByText('12345678')).toBeTruthy();
  expect(screen.getByRole('img', { name: '联系方式二维码' }).getAttribute('src')).toBe('/Uploads/company/qr.svg');
});

test('footer: what the owner has not stated is said, and the filing number stays a link', async () => {
  const shell = await fakeShell();
  shell.store.set(baseInfo, { ...company, icp: '', telPhone: '', contact: '', email: '', qq: '' });
  renderPart(shell, <Footer />);
  expect(screen.getByRole('link', { name: '备案号待填写' }).getAttribute('href')).toBe('https://beian.miit.gov.cn/');
  expect(screen.getByText('联系方式待填写')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('comparison tray: items, number, way to the page, remove, close, open, clear', async () => {
  const shell = await fakeShell();
  renderPart(shell, <CompareTray />);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => {
    addContrast(shell.store, { id: 1, categoryId: 1, title: '海康机器人 A', image: '' });
    addContrast(shell.store, { id: 2, categoryId: 1, title: '海康机器人 B', image: '' });
  });
  const tray = screen.getByRole('region', { name: '对比栏' });
  expect(within(tray).getAllByRole('listitem')).toHaveLength(2);
  expect(within(tray).getByRole('link', { name: /^对比/ }).getAttribute('href')).toBe('/compare');
  fireEvent.click(within(tray).getByRole('button', { name: '移除 海康机器人 A' }));
  expect(shell.store.get(config.contrasts).map(({ id }) => id)).toEqual([2]);
  fireEvent.click(within(tray).getByRole('button', { name: '收起对比栏' }));
  expect(screen.queryByRole('region')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^对比栏/ }));
  fireEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(shell.store.get(config.contrasts)).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('the loading mask says 数据加载中', async () => {
  const shell = await fakeShell();
  renderPart(shell, <LoadingMask />);
  expect(screen.queryByText('数据加载中')).toBeNull();
  act(() => shell.store.set(loading, true));
  expect(screen.getByText('数据加载中')).toBeTruthy();
});

test('an error is an alert, anything else a status; one at a time', async () => {
  const shell = await fakeShell();
  renderPart(shell, <MessageLayer />);
  act(() => shell.showMessage('success', '注册成功'));
  expect(screen.getByRole('status').textContent).toBe('注册成功');
  act(() => shell.showMessage('error', '请求错误，请联系管理员'));
  expect(screen.getByRole('alert').textContent).toBe('请求错误，请联系管理员');
  expect(document.querySelectorAll('[data-message]')).toHaveLength(1);
});

test('a message stands in the dialog in front, comes into an area that is there, and outlives the dialog', async () => {
  const shell = await fakeShell();
  renderPart(
    shell,
    <>
      <dialog aria-label="后面" open />
      <dialog aria-label="前面" open>
        <button type="button">确定</button>
      </dialog>
      <MessageLayer />
    </>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: '前面' });
  within(dialog).getByRole('button').focus();
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(dialog, { childList: true, subtree: true });
  act(() => shell.showMessage('success', '已保存'));
  expect(within(dialog).getByRole('status').textContent).toBe('已保存');
  const arrived = watcher.takeRecords().flatMap(({ addedNodes }) => [...addedNodes].map(node => node.nodeName));
  expect(arrived).toEqual(['DIV', 'P']);
  act(() => dialog.close());
  expect(within(screen.getByRole('dialog', { name: '后面' })).getByRole('status').textContent).toBe('已保存');
  act(() => screen.getByRole<HTMLDialogElement>('dialog', { name: '后面' }).close());
  expect(screen.getByRole('status').textContent).toBe('已保存');
});

test('a failed region shows a message in its place with a retry', async () => {
  let broken = true;
  function Fragile() {
    if (broken) throw new Error('boom');
    return <p>菜单内容</p>;
  }
  const { error } = console;
  console.error = () => undefined;
  renderPart(
    await fakeShell(),
    <Region name="菜单">
      <Fragile />
    </Region>,
  );
  console.error = error;
  expect(screen.getByRole('alert').textContent).toContain('菜单暂时无法显示');
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByText('菜单内容')).toBeTruthy();
});
