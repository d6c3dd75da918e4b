import { type AttributeDefinition, applies, type ProductRow } from '@shixuan/api/client';
import { InapplicableValue, UnknownValue } from '@shixuan/ui';

/** What stands in place of a value that a product does not have: 不适用 where its kind cannot have it, else 未标注. */
export const AbsentValue = ({ attribute, attrs }: { attribute: AttributeDefinition } & Pick<ProductRow, 'attrs'>) =>
  applies(attribute, attrs) ? <UnknownValue /> : <InapplicableValue />;
