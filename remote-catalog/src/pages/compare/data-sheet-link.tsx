import { dataSheetPath } from '../../lib/paths';

/** The parameter sheet of one of the compared products; opens beside the page. */
export const DataSheetLink = ({
  id,
  model,
  className,
}: {
  id: number;
  model: string;
  className: string | undefined;
}) => (
  <a className={className} href={dataSheetPath(id)} target="_blank" rel="noopener" aria-label={`参数单 PDF ${model}`}>
    参数单
  </a>
);
