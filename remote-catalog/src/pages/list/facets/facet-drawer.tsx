import { Button, Drawer, IconFilter, useFocusReturn } from '@shixuan/ui';
import { type ReactNode, useState } from 'react';
import * as styles from './facet-drawer.module.css';

export interface FacetDrawerProps {
  total: number | undefined;
  /** Number of filters at work. */
  active: number;
  panel: ReactNode;
  /** What a browser without scripts shows in their place. */
  plain: ReactNode;
}

// Arco hands what it does not know on to the drawer's outermost element.
const dialog = { role: 'dialog', 'aria-modal': true, 'aria-label': '筛选' };

/** The filters on a narrow screen: full height, with the number of matching products. */
export function FacetDrawer({ total, active, panel, plain }: FacetDrawerProps) {
  const [open, setOpen] = useState(false);
  useFocusReturn(open);
  const label = active > 0 ? `筛选 · ${active}` : '筛选';
  return (
    <>
      <noscript>
        <details>
          <summary className={styles.summary}>{label}</summary>
          {plain}
        </details>
      </noscript>
      <Button className={styles.open} icon={<IconFilter />} size="large" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Drawer
        {...dialog}
        title="筛选"
        visible={open}
        width="100%"
        placement="right"
        onCancel={() => setOpen(false)}
        footer={
          <Button type="primary" long size="large" style={{ marginLeft: 0 }} onClick={() => setOpen(false)}>
            {total === undefined ? '查看结果' : `查看 ${total} 款`}
          </Button>
        }
      >
        {panel}
      </Drawer>
    </>
  );
}
