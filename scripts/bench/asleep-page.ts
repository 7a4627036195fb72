/** Sent as text, so it may use only its arguments. */
function sleep(own: HTMLOrSVGScriptElement | null, late: string): void {
  const signs = [
    "pointermove",
    "pointerdown",
    "pointerup",
    "pointercancel",
    "click",
    "keydown",
    "focusin",
    "scroll",
  ];
  const options = { capture: true };
  const parts = () => [...document.querySelectorAll<HTMLTemplateElement>(late)];
  let longPress = 0;

  const wake = () => {
    for (const part of parts()) part.replaceWith(part.content);
  };
  // The second frame begins when the first, with the browser's own answer to a press, has been drawn.
  const wakeSoon = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(wake)));

  const repeat = (event: Event, pressed: HTMLElement) => {
    if (pressed instanceof HTMLAnchorElement) event.preventDefault();
    event.stopPropagation();
    const press = () => {
      if (Object.keys(pressed).some((key) => key.startsWith("__reactProps"))) pressed.click();
      else setTimeout(press, 20);
    };
    press();
  };

  const seen = (event: Event) => {
    // Chromium reports a pointer that has not moved after a change of layout.
    if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY)
      return;
    clearTimeout(longPress);
    if (event.type === "pointerdown") {
      longPress = window.setTimeout(wakeSoon, 400);
      return;
    }
    const { target, type, isTrusted } = event;
    const pressed =
      type === "click" &&
      isTrusted &&
      target instanceof Element &&
      target.closest<HTMLElement>("a[aria-haspopup=dialog], button[type=button]:not([data-on-click])");
    if (pressed && !Object.keys(pressed).some((key) => key.startsWith("__reactProps")))
      repeat(event, pressed);
    if (parts().length > 0) wakeSoon();
  };

  const fetchParts = () => {
    const text = parts()
      .map(({ innerHTML }) => innerHTML)
      .join("");
    for (const href of new Set(text.match(/\/assets\/[^"']+\.js/g))) {
      const link = document.createElement("link");
      document.head.appendChild(
        Object.assign(link, { rel: "prefetch", as: "script", crossOrigin: "", href }),
      );
    }
  };

  own?.remove();
  for (const sign of signs) addEventListener(sign, seen, options);
  addEventListener("load", () => setTimeout(fetchParts));
}

const mark = "template[data-late]";

/** Turns a page into one whose scripts are fetched after its load and run once someone uses it. */
export function toAsleep(html: string): string {
  const at = html.lastIndexOf(mark);
  const start = html.lastIndexOf("<script>", at);
  const end = html.indexOf("</script>", at);
  return `${html.slice(0, start)}<script>(${sleep})(document.currentScript,"${mark}")${html.slice(end)}`;
}
