import type { CompanyInfo } from '@shixuan/api';

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** vCard 3.0 of the company, for the QR code in the footer: what a phone's camera turns into a contact. */
export function companyCard({ name, contact, telPhone, email }: CompanyInfo): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(contact || name)};;;;`,
    `FN:${escapeText(contact || name)}`,
    `ORG:${escapeText(name)}`,
    ...(telPhone ? [`TEL;TYPE=WORK:${escapeText(telPhone)}`] : []),
    ...(email ? [`EMAIL:${escapeText(email)}`] : []),
    'END:VCARD',
  ];
  return lines.join('\r\n');
}
