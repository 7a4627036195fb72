const patienceMs = 5_000;

/** React notes its properties on what it has taken over. Were they named otherwise, no press would be given again. */
const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));

/**
 * A press on a button whose code is not there yet is what brings the code, and would do no more than that: it is given
 * again once React has taken the button over. Links, forms and disclosures need no code.
 */
export function keepEarlyPresses(): void {
  const keep = ({ target, isTrusted }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
    if (!button || !isTrusted || isTaken(button)) return;
    const until = performance.now() + patienceMs;
    const press = () => {
      if (isTaken(button)) button.click();
      else if (button.isConnected && performance.now() < until) setTimeout(press, 50);
    };
    // React may have the code and take the button over in the midst of this very press, and then it has answered it.
    setTimeout(() => isTaken(button) || press());
  };
  addEventListener("click", keep, { capture: true });
}
