import { brandLabel } from '@shixuan/api/client';
import { authenticate } from '../../domain/accounts/authenticate';
import { placeEnquiry } from '../../domain/enquiries/place-enquiry';
import { noProduct } from '../../domain/snapshot/find-product';
import { badInput } from '../../platform/http/call-error';
import type { Handler } from './handler';

/** An enquiry needs no login; with one, staff see whose it is. */
export const sendEnquiry: Handler<'sendEnquiry'> = async ({ website, ...fields }, context) => {
  const { db, client, authorization, catalogue, messenger, setHeader } = context;
  if (website !== '') throw badInput('网址：此项须留空');
  const who = await authenticate(db, authorization);
  if (who?.refreshToken) setHeader('refresh-token', who.refreshToken);
  const titleOf = (id: number) => {
    const place = catalogue.index.find(id);
    const product = place?.segment.products[place.row];
    if (!product) throw badInput(noProduct(catalogue.index, id, '产品：').message);
    return `${brandLabel(product.brand)} ${product.model}`;
  };
  const asker = { client, accountId: who?.account.id ?? null, titleOf, admit: () => context.requireWork('enquiry') };
  return placeEnquiry(db, fields, asker, messenger);
};
