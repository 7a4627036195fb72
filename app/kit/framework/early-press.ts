const patienceMs = 5_000;

/** Relies on a React internal of hydrated elements. If React renames it, an early press does nothing. */
export const isTaken = (element: object) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps"));

/** A press on a button that is not hydrated only loads its code, so it is repeated after that. */
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
