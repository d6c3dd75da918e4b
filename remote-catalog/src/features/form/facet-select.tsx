import type { Facet } from '@shixuan/api/client';

/** One value of a facet to choose, each with its count; those without products are left out. */
export function FacetSelect({
  facet,
  value,
  onChange,
  ...element
}: {
  id: string;
  /** In a form that a browser sends without the page's scripts. */
  name?: string;
  className: string | undefined;
  facet: Facet | undefined;
  /** Empty: no choice. */
  value: string;
  onChange(value: string): void;
}) {
  return (
    <select {...element} value={value} onChange={event => onChange(event.target.value)}>
      <option value="">不限</option>
      {(facet?.values ?? [])
        .filter(({ count }) => count > 0)
        .map(option => (
          <option key={option.value} value={option.value}>
            {`${option.label}（${option.count}）`}
          </option>
        ))}
    </select>
  );
}
