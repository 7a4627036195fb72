import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserPage, pageRead } from "#app/framework/browser-page.tsx";
import { keepEarlyPresses } from "#app/framework/early-press.ts";
import { isForeignError } from "#app/shell/error/foreign-errors.ts";
import { startOffline } from "./offline/start-offline.ts";
import { whenUsed } from "./ui/when-used.ts";
import { startVitals } from "./vitals/send-vitals.ts";

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
