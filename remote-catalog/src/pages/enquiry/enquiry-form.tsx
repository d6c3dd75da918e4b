import { createApi } from '@shixuan/api/client';
import { Link, useHost, useIsHydrated } from '@shixuan/host';
import { Button } from '@shixuan/ui';
import * as chipStyles from '@shixuan/ui/chips.module.css';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import * as styles from './enquiry.module.css';
import { EnquiryField } from './enquiry-field';
import { EnquiryProducts } from './enquiry-products';
import type { SentEnquiry } from './enquiry-sent';
import type { EnquirySubject } from './enquiry-subject';
import { checkEnquiry, type EnquiryDraft, readQuantity } from './read-draft';

const labels = { name: '姓名', company: '公司', email: '邮箱', phone: '电话', message: '留言' } as const;
type Field = keyof typeof labels;
const complete = { name: 'name', company: 'organization', email: 'email', phone: 'tel', message: 'off' } as const;
const hints: Partial<Record<Field, string>> = {
  email: '邮箱与电话至少填一项',
  phone: '如 0755-1234 5678',
  message: '如交期、是否含税、用途',
};

export interface EnquiryFormProps {
  subject: EnquirySubject;
  /** With a login, name, company and phone are filled in from the profile. */
  signedIn: boolean;
  onSent(sent: SentEnquiry): void;
}

/** The enquiry as a form. What was typed stays after a refusal. */
export function EnquiryForm({ subject, signedIn, onSent }: EnquiryFormProps) {
  const host = useHost();
  const api = createApi(host.request);
  const { data: profile } = useQuery({
    queryKey: ['enquiry', 'profile'],
    queryFn: ({ signal }) => api.accountProfile({}, { silent: true, signal }),
    enabled: signedIn,
    retry: false,
  });
  const { data: means } = useQuery({
    queryKey: ['enquiry', 'means'],
    queryFn: ({ signal }) => api.accountMeans({}, { showLoading: false, silent: true, signal }),
    // Pages are drawn of what is in the catalogue alone.
    enabled: useIsHydrated(),
    retry: false,
  });
  // Nothing is offered that cannot be done: a site without a mail server sends no copies.
  const sendsMail = means?.email ?? false;
  const [typed, setTyped] = useState<Partial<EnquiryDraft>>({});
  const [ids, setIds] = useState(subject.ids);
  const [quantities, setQuantities] = useState<Readonly<Record<number, string>>>({});
  const [copy, setCopy] = useState(true);
  const [website, setWebsite] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { name = '', company = '', phone = '' } = profile ?? {};
  const draft: EnquiryDraft = { name, company, phone, email: '', message: '', ...typed };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const refusal = checkEnquiry(draft, ids, quantities, subject.scheme);
    setProblem(refusal);
    if (refusal) return focusOf(refusal);
    setBusy(true);
    try {
      const products = ids.map(id => ({ id, quantity: readQuantity(quantities[id]) ?? 0 }));
      const body = { ...draft, products, scheme: subject.scheme, copy: copy && sendsMail, website };
      const { id, copied } = await api.sendEnquiry(body, { silent: true });
      onSent({ id, copied, copyAsked: body.copy, email: draft.email.trim() });
    } catch (error) {
      const said = messageOf(error);
      setProblem(said);
      focusOf(said);
    } finally {
      setBusy(false);
    }
  }

  const refused = (field: Field) => (problem?.startsWith(labels[field]) ? problem : null);
  function focusOf(message: string) {
    const field = (Object.keys(labels) as Field[]).find(each => message.startsWith(labels[each]));
    form.current?.querySelector<HTMLElement>(`[name="${field ? complete[field] : ''}"]`)?.focus();
  }
  const fields = (Object.keys(labels) as Field[]).map(field => (
    <EnquiryField
      key={field}
      label={labels[field]}
      value={draft[field]}
      onChange={value => {
        setProblem(null);
        setTyped({ ...typed, [field]: value });
      }}
      error={refused(field)}
      hint={hints[field]}
      name={complete[field]}
      long={field === 'message'}
    />
  ));

  return (
    <form ref={form} className={styles.form} method="dialog" onSubmit={submit} noValidate>
      {ids.length > 0 && (
        <EnquiryProducts
          ids={ids}
          quantities={quantities}
          onQuantity={(id, text) => setQuantities({ ...quantities, [id]: text })}
          onRemove={id => setIds(ids.filter(other => other !== id))}
        />
      )}
      {subject.scheme && (
        <p>
          附选型方案：<Link to={subject.scheme}>查看方案</Link>
        </p>
      )}
      <div className={styles.fields}>{fields}</div>
      <p className={styles.trap} aria-hidden="true">
        <label>
          网址（请留空）
          <input tabIndex={-1} autoComplete="off" value={website} onChange={event => setWebsite(event.target.value)} />
        </label>
      </p>
      {sendsMail && (
        <label className={chipStyles.tick}>
          <input
            type="checkbox"
            className={chipStyles.box}
            checked={copy}
            onChange={event => setCopy(event.target.checked)}
          />
          寄一份副本到我的邮箱
        </label>
      )}
      <p className={styles.hint}>所填内容只用于回复本次询价；要删除请与我们联系并告知编号。</p>
      {problem && !(Object.keys(labels) as Field[]).some(refused) && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <noscript>
        <p className={styles.hint}>提交询价需要 JavaScript，请在浏览器中启用后刷新页面。</p>
      </noscript>
      <Button type="primary" htmlType="submit" size="large" loading={busy}>
        提交询价
      </Button>
    </form>
  );
}

/** The server's own message names the field; the one by HTTP status does not. */
function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'serverMessage' in error) {
    const { serverMessage } = error;
    if (typeof serverMessage === 'string' && serverMessage !== '') return serverMessage;
  }
  return '没有提交成功，请稍后再试';
}
