const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

let use: Promise<void> | null = null;

export function whenUsed(): Promise<void> {
  use ??= new Promise((resolve) => {
    // A restored scroll position or an anchor has scrolled before anything listens.
    if (scrollY > 0) return resolve();
    const options = { capture: true, passive: true };
    const seen = () => {
      for (const sign of signs) removeEventListener(sign, seen, options);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, seen, options);
  });
  return use;
}
