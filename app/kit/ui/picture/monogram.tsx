import { toDrawnTone, toMonogram, toSeed } from "./picture-seed.ts";

/** Hidden from screen readers, because the employer's name is beside it. */
export const Monogram = ({ name }: { name: string }) => (
  <span className="monogram" data-tone={toDrawnTone(toSeed(name))} aria-hidden="true">
    {toMonogram(name)}
  </span>
);

/** For the element of the name itself: styles draw it before the name. */
export const drawMonogram = (name: string) => ({
  "data-tone": toDrawnTone(toSeed(name)),
  "data-monogram": toMonogram(name),
});
