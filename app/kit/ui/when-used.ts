const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

let use: Promise<void> | null = null;
let wasSeen = false;

export const isUsed = (): boolean => wasSeen;

export function whenUsed(): Promise<void> {
  use ??= new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const seen = () => {
      for (const sign of signs) removeEventListener(sign, seen, options);
      wasSeen = true;
      resolve();
    };
    // A restored scroll position or an anchor has scrolled before anything listens.
    if (scrollY > 0) return seen();
    for (const sign of signs) addEventListener(sign, seen, options);
  });
  return use;
}
