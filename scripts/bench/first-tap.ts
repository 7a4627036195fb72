import type { Browser } from "playwright-core";
import { paths } from "#app/paths.ts";

export const slowDown = 4;

/** @param rate how many times slower the processor should seem */
export async function openOnPhone(browser: Browser, rate: number) {
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const slow4g = { latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 };
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slow4g });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  return { context, page, devtools };
}

export const taps = [
  {
    name: "filter",
    path: paths.jobs(),
    on: "main [popover] label:has(input[type=checkbox]:enabled)",
    done: "location.search",
  },
  {
    name: "menu",
    path: paths.home(),
    on: "header summary[aria-label=Menu]",
    done: "document.querySelector('.mobile-menu[open]')",
  },
  {
    name: "dialog",
    path: paths.home(),
    on: "main a[aria-haspopup=dialog]",
    done: "document.querySelector('dialog[open] form')",
  },
  {
    name: "field",
    path: paths.contact(),
    on: "main form input[name=firstName]",
    done: "document.activeElement.name === 'firstName'",
  },
];
type Tap = (typeof taps)[number];

interface Seen {
  inp: number;
  pressedAt: number;
  doneAt?: number;
}

/** Taps three seconds after the load: the page is taken over, or it sleeps with its files fetched. */
export async function tapFirst(browser: Browser, origin: string, { path, on, done }: Tap) {
  const { context, page, devtools } = await openOnPhone(browser, slowDown);
  await page.addInitScript((isDone) => {
    const seen: Seen = { inp: 0, pressedAt: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) seen.inp = Math.max(seen.inp, duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    const look = () => {
      if (new Function(`return ${isDone}`)()) seen.doneAt = performance.now();
      else requestAnimationFrame(look);
    };
    const press = ({ timeStamp }: Event) => {
      seen.pressedAt = timeStamp;
      look();
    };
    addEventListener("pointerdown", press, { capture: true, once: true });
  }, done);
  await page.goto(origin + path);
  await page.waitForTimeout(3_000);
  const touchPoints = await page
    .locator(on)
    .first()
    .evaluate((element) => {
      element.closest<HTMLElement>("[popover]")?.showPopover();
      for (let up = element.closest("details"); up; up = up.parentElement?.closest("details") ?? null)
        if (element.tagName === "LABEL") up.open = true;
      const { x, y, width, height } = element.getBoundingClientRect();
      return [{ x: x + Math.min(width / 2, 20), y: y + height / 2 }];
    });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await new Promise((resolve) => setTimeout(resolve, 80));
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(5_000);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  return { "INP ms": seen.inp, "done after ms": (seen.doneAt ?? Number.POSITIVE_INFINITY) - seen.pressedAt };
}
