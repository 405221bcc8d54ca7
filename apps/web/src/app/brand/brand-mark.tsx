/** The product's mark: a month with highlighted weekends. */
export function BrandMark({ size = 36, ground = '#493dce' }: { size?: number; ground?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <rect width="36" height="36" rx="8" fill={ground} />
      {rows.map((y) =>
        columns.map(({ x, radius, fill }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} fill={fill} />
        )),
      )}
    </svg>
  );
}

const rows = [11, 18, 25];

const columns = [
  { x: 7.5, radius: 1.3, fill: '#9d97f0' },
  { x: 12.5, radius: 1.3, fill: '#9d97f0' },
  { x: 17.5, radius: 1.3, fill: '#9d97f0' },
  { x: 23, radius: 2.4, fill: '#82b1ff' },
  { x: 29, radius: 2.4, fill: '#ffffff' },
];
