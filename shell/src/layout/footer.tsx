import type { CompanyInfo } from '@shixuan/api/client';
import { useImageSource } from '@shixuan/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { baseInfo } from '../state/base-info';
import * as styles from './footer.module.css';

/** Copyright, filing number, disclaimer, and how to reach the company. */
export function Footer() {
  const company = useAtomValue(baseInfo);
  return (
    <footer className={styles.footer}>
      <div className={styles.width}>
        <div>
          <p className={styles.name}>{company?.name ?? '视选'}</p>
          <p className={styles.disclaimer}>本站仅供学习使用，如有侵权请联系管理员删除</p>
        </div>
        {company && <Contact company={company} />}
      </div>
      <div className={styles.legal}>
        <span>
          © {new Date().getFullYear()} {company?.name ?? '视选'} 版权所有
        </span>
        {company && (
          <a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer">
            {company.icp || '备案号待填写'}
          </a>
        )}
      </div>
    </footer>
  );
}

/** The stated ways to get in touch; that none is stated is said. */
function Contact({ company }: { company: CompanyInfo }) {
  const { contact, telPhone, email, qq } = company;
  const qrCode = useImageSource(company.qrCode);
  if (!telPhone && !email && !qq) return <p className={styles.unset}>联系方式待填写</p>;
  return (
    <address className={styles.contact}>
      <dl className={styles.lines}>
        {contact && <Line name="联系人">{contact}</Line>}
        {telPhone && (
          <Line name="电话">
            <a href={`tel:${telPhone.replaceAll(/[^+\d]/g, '')}`}>{telPhone}</a>
          </Line>
        )}
        {email && (
          <Line name="邮箱">
            <a href={`mailto:${email}`}>{email}</a>
          </Line>
        )}
        {qq && <Line name="QQ">{qq}</Line>}
      </dl>
      {company.qrCode && (
        <img className={styles.code} src={qrCode} alt="联系方式二维码" width={96} height={96} loading="lazy" />
      )}
    </address>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
