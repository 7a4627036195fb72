import { toDrawnTone, toSeed } from "./drawn-seed.ts";

/** A picture for a text, drawn from its slug: the same on every page, and no file to load. */
export function Cover({ slug }: { slug: string }) {
  const seed = toSeed(slug);
  const part = (bits: number, least: number, most: number) =>
    least + (((seed >>> bits) & 15) / 15) * (most - least);
  const line = part(4, 70, 110);
  const beat = Math.round(part(8, 80, 190));
  return (
    <svg
      viewBox="0 0 320 120"
      preserveAspectRatio="xMidYMid slice"
      className="cover"
      data-tone={toDrawnTone(seed)}
      aria-hidden="true"
    >
      <circle cx={part(12, 200, 290)} cy={part(16, 20, 70)} r={part(20, 18, 44)} className="cover-sun" />
      <path d={`M0 ${line}q80 ${-part(24, 20, 60)} 160 0t160 0V120H0z`} className="cover-hill" />
      <path d={`M0 ${line - 20}H${beat}l8 -26l12 46l10 -34l6 14H320`} className="cover-beat" />
    </svg>
  );
}
