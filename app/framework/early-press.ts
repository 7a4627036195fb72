const patienceMs = 5_000;

/**
 * Relies on React storing its properties on elements that it has hydrated. If they are renamed, no press is repeated,
 * and a second one does what was wanted.
 */
export const isTaken = (element: object) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps"));

/** Repeats a press on a button once React has hydrated it, because the press itself only loads the button's code. */
export function keepEarlyPresses(): void {
  const keep = ({ target, isTrusted }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
    if (!button || !isTrusted || isTaken(button)) return;
    const until = performance.now() + patienceMs;
    const press = () => {
      if (isTaken(button)) button.click();
      else if (button.isConnected && performance.now() < until) setTimeout(press, 50);
    };
    // React may hydrate the button during this press and answer it.
    setTimeout(() => isTaken(button) || press());
  };
  addEventListener("click", keep, { capture: true });
}
