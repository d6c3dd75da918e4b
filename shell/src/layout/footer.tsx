import type { CompanyInfo } from '@shixuan/api/client';
import { useImageSource } from '@shixuan/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useFrameTexts } from '../components/texts/use-texts';
import { baseInfo } from '../state/base-info';
import * as styles from './footer.module.css';
import { LanguageSwitch } from './language-switch';

/** Copyright, filing number, disclaimer, and how to reach the company. */
export function Footer() {
  const company = useAtomValue(baseInfo);
  const { footer: texts } = useFrameTexts();
  return (
    <footer className={styles.footer}>
      <div className={styles.width}>
        <div className={styles.about}>
          <p className={styles.name}>{company?.name ?? '视选'}</p>
          <p className={styles.disclaimer}>{texts.disclaimer}</p>
        </div>
        {company && <Contact company={company} />}
      </div>
      <div className={styles.legal}>
        <span>{texts.rights(new Date().getFullYear(), company?.name ?? '视选')}</span>
        <span className={styles.end}>
          {company && (
            <a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer">
              {company.icp || texts.noFiling}
            </a>
          )}
          <LanguageSwitch />
        </span>
      </div>
    </footer>
  );
}

/** The stated ways to get in touch; that none is stated is said. */
function Contact({ company }: { company: CompanyInfo }) {
  const { footer: texts } = useFrameTexts();
  const { contact, telPhone, email, qq } = company;
  const qrCode = useImageSource(company.qrCode);
  if (!telPhone && !email && !qq) return <p className={styles.unset}>{texts.noContact}</p>;
  return (
    <address className={styles.contact}>
      <dl className={styles.lines}>
        {contact && <Line name={texts.contact}>{contact}</Line>}
        {telPhone && (
          <Line name={texts.phone}>
            <a href={`tel:${telPhone.replaceAll(/[^+\d]/g, '')}`}>{telPhone}</a>
          </Line>
        )}
        {email && (
          <Line name={texts.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Line>
        )}
        {qq && <Line name="QQ">{qq}</Line>}
      </dl>
      {company.qrCode && (
        <img className={styles.code} src={qrCode} alt={texts.code} width={96} height={96} loading="lazy" />
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
