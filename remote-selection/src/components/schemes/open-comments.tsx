import { createApi } from '@shixuan/api/client';
import { useCopy, useHost, useReadable, useSiteOrigin } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { useState } from 'react';
import { sharedSearch } from '../../lib/shared-view';
import { type Scheme, schemePath } from './scheme';
import * as styles from './schemes.module.css';

/** Copies a read-only link on whose page others may comment; their comments are kept with the account. */
export function OpenComments({ scheme }: { scheme: Scheme }) {
  const { request, auth } = useHost();
  const user = useReadable(auth.user);
  const copy = useCopy();
  const site = useSiteOrigin();
  const [busy, setBusy] = useState(false);
  const { name, title, note = '' } = scheme;
  async function open() {
    if (!user) return auth.requireLogin();
    setBusy(true);
    try {
      const { key } = await createApi(request).schemeOpenComments({
        scheme: schemePath(scheme),
        title: `${name}：${title}`.slice(0, 200),
      });
      const search = `${sharedSearch(scheme.search, note)}&talk=${key}`;
      await copy(
        (site || window.location.origin) + schemePath({ ...scheme, search }),
        '链接已复制，收到的意见在“我的账号 · 收藏”',
      );
    } catch {
      // The shell has shown why.
    } finally {
      setBusy(false);
    }
  }
  return (
    <button
      type="button"
      className={`${controls.action} ${styles.action}`}
      aria-label={`分享并收意见：${name}`}
      disabled={busy}
      onClick={() => void open()}
    >
      分享并收意见
    </button>
  );
}
