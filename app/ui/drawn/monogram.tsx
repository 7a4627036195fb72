import { toDrawnTone, toMonogram, toSeed } from "./drawn-seed.ts";

/** In place of a logo. Beside the employer's name, so that it says nothing to a screen reader. */
export const Monogram = ({ name }: { name: string }) => (
  <span className="monogram" data-tone={toDrawnTone(toSeed(name))} aria-hidden="true">
    {toMonogram(name)}
  </span>
);
