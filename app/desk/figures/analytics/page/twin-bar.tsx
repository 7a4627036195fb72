interface TwinBarProps {
  value: number;
  before: number | null;
  most: number;
}

/** Hidden from screen readers, because the cells beside it have the figures. */
export function TwinBar({ value, before, most }: TwinBarProps) {
  const toWidth = (count: number) => `${Math.round((count / most) * 1000) / 10}%`;
  return (
    <svg aria-hidden="true" width="100%" height={9} className="twin-bar">
      {before !== null && <rect y={6} width={toWidth(before)} height={3} className="twin-before" />}
      <rect width={toWidth(value)} height={5} />
    </svg>
  );
}
