const delayMs = 700;
const skipDelayMs = 300;
const gapPx = 6;

/** Appears at once, with the text before the colon as its heading. */
const cards = ".us-map a, .map-callout";
const isCard = (element: Element) => element.matches(cards);

/** Delays: spec section 9. Visual only, because the text is the control's `aria-label`. */
export function startTooltips(): void {
  const tip = document.createElement("div");
  tip.className = "tooltip";
  tip.popover = "manual";
  tip.setAttribute("aria-hidden", "true");
  let target: Element | null = null;
  let timer = 0;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  function show(element: Element) {
    const label = element.getAttribute("aria-label") ?? "";
    tip.className = isCard(element) ? "tooltip tooltip-card" : "tooltip";
    tip.textContent = isCard(element) ? label.replace(": ", "\n") : label;
    document.body.appendChild(tip);
    tip.showPopover?.();
    const box = element.getBoundingClientRect();
    const left = box.left + (box.width - tip.offsetWidth) / 2;
    const isRoomBelow = box.bottom + gapPx + tip.offsetHeight <= innerHeight;
    tip.style.left = `${Math.max(gapPx, Math.min(left, innerWidth - tip.offsetWidth - gapPx))}px`;
    tip.style.top = `${isRoomBelow ? box.bottom + gapPx : box.top - gapPx - tip.offsetHeight}px`;
  }

  function hide() {
    clearTimeout(timer);
    if (tip.isConnected) hiddenAt = performance.now();
    tip.remove();
    target = null;
  }

  function reach(event: Event, wait: number) {
    const element = event.target instanceof Element ? event.target.closest(`[data-tip], ${cards}`) : null;
    // The pointer may move onto the tooltip without closing it (WCAG 1.4.13).
    if (event.target === tip || element === target) return;
    hide();
    if (!element) return;
    target = element;
    const own = element.querySelector("title");
    // The browser's own tooltip is for pages without scripts.
    if (own) own.textContent = "";
    timer = window.setTimeout(show, isCard(element) ? 0 : wait, element);
  }

  const isRecent = () => performance.now() - hiddenAt < skipDelayMs;
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") reach(event, isRecent() ? 0 : delayMs);
  });
  document.addEventListener("focusin", (event) => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) reach(event, 0);
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("pointerdown", hide);
  document.addEventListener("scroll", hide, { capture: true, passive: true });
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
}
