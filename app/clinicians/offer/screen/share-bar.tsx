import type { OfferView } from "#app/clinicians/offer/words/offer-view.ts";

interface ShareBarProps {
  shares: OfferView["shares"];
  /** Dollars at the right end, so that two bars share a scale. */
  most: number;
}

/** Hidden from screen readers, because the list below says the same. */
export function ShareBar({ shares, most }: ShareBarProps) {
  let from = 0;
  return (
    <div className="grid gap-2">
      <svg aria-hidden="true" width="100%" height={28} className="offer-bar">
        {shares.map(({ share, dollars }) => {
          const [x, width] = [from, toPercent(dollars, most)];
          from += width;
          return (
            <rect key={share} x={`${x}%`} width={`${width}%`} height={28} className={`share-${share}`} />
          );
        })}
      </svg>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {shares.map(({ share, name, amount }) => (
          <li key={share} className={`offer-key share-${share}`}>
            {name} <span className="font-semibold tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const toPercent = (dollars: number, most: number): number => Math.round((dollars / most) * 1000) / 10;
