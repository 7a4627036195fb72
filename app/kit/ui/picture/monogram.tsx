import { toDrawnTone, toMonogram, toSeed } from "./picture-seed.ts";

/** Hidden from screen readers, because the employer's name is beside it. */
export const Monogram = ({ name }: { name: string }) => (
  <span className="monogram" data-tone={toDrawnTone(toSeed(name))} aria-hidden="true">
    {toMonogram(name)}
  </span>
);
