/** One line of the bill of material: a product by id, or a description of a part that the catalogue does not hold. */
export interface BillLine {
  item: string;
  /** Null: not a product of the catalogue, or still open. */
  productId: number | null;
  /** Description of a part that is not a product of the catalogue. */
  text: string | null;
  count: number;
  /** Null without a note. */
  note: string | null;
}

/** Items that cameras beside each other do not each have. */
export const billItems = { light: '光源', lightController: '光源控制器', encoder: '编码器' } as const;
