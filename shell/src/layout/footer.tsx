import { useImageSource } from '@shixuan/ui';
import { useAtomValue } from 'jotai';
import { baseInfo } from '../state/base-info';
import * as styles from './footer.module.css';

/** Copyright, filing number, disclaimer, and how to reach the company. */
export function Footer() {
  const company = useAtomValue(baseInfo);
  const qrCode = useImageSource(company?.qrCode ?? '');
  return (
    <footer className={styles.footer}>
      <div className={styles.width}>
        <div>
          <p className={styles.name}>{company?.name ?? '视选'}</p>
          <p className={styles.disclaimer}>本站仅供学习使用，如有侵权请联系管理员删除</p>
        </div>
        {company && (
          <address className={styles.contact}>
            <dl className={styles.lines}>
              <dt>联系人</dt>
              <dd>{company.contact}</dd>
              <dt>电话</dt>
              <dd>
                <a href={`tel:${company.telPhone.replaceAll(/[^+\d]/g, '')}`}>{company.telPhone}</a>
              </dd>
              <dt>邮箱</dt>
              <dd>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </dd>
              <dt>QQ</dt>
              <dd>{company.qq}</dd>
            </dl>
            {company.qrCode && (
              <img className={styles.code} src={qrCode} alt="QQ 联系二维码" width={96} height={96} loading="lazy" />
            )}
          </address>
        )}
      </div>
      <div className={styles.legal}>
        <span>
          © {new Date().getFullYear()} {company?.name ?? '视选'} 版权所有
        </span>
        {company?.icp && (
          <a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer">
            {company.icp}
          </a>
        )}
      </div>
    </footer>
  );
}
