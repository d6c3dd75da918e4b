import { type PageModule, type PageProps, useHost, useReadable } from '@shixuan/host';
import { Page, PageHead } from '@shixuan/ui';
import { useState } from 'react';
import { productDetailQuery } from '../../lib/queries/product-detail';
import { EnquiryForm } from './enquiry-form';
import { EnquirySent, type SentEnquiry } from './enquiry-sent';
import { parseEnquirySubject } from './enquiry-subject';

/** `/enquiry`: a question about price and delivery, with the products or the selection that the address names. */
export default function EnquiryPage({ search }: PageProps) {
  const user = useReadable(useHost().auth.user);
  const [sent, setSent] = useState<SentEnquiry | null>(null);
  const subject = parseEnquirySubject(search);
  return (
    <Page>
      <PageHead here="询价" title="询价" lead="写明联系方式与数量，我们按所附的产品或选型方案回复价格与交期。" />
      {sent ? (
        <EnquirySent sent={sent} onAgain={() => setSent(null)} />
      ) : (
        // Another login or another subject is another enquiry.
        <EnquiryForm key={`${search} ${user?.id ?? ''}`} subject={subject} signedIn={user !== null} onSent={setSent} />
      )}
    </Page>
  );
}

export const prefetch: PageModule['prefetch'] = async ({ host, queryClient, search }) => {
  const { ids } = parseEnquirySubject(search);
  await Promise.all(ids.map(id => queryClient.prefetchQuery(productDetailQuery(host, id))));
};
