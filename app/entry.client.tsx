import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { startOffline } from "./offline/start.ts";
import { BrowserPage, pageRead } from "./shell/browser-page.tsx";
import { isForeignError } from "./shell/foreign-errors.ts";
import { keepEarlyPresses } from "./ui/early-press.ts";
import { whenUsed } from "./ui/when-used.ts";
import { startVitals } from "./vitals/report.ts";

await pageRead();
startTransition(() => {
  hydrateRoot(document, <BrowserPage />, {
    onRecoverableError: (error) => {
      if (!isForeignError(error)) reportError(error);
    },
  });
});

keepEarlyPresses();
startVitals();
startOffline();
whenUsed()
  .then(() => import("./ui/tooltips.ts"))
  .then(({ startTooltips }) => startTooltips())
  // Without tooltips, every control still has its name.
  .catch(() => {});
