import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserPage, pageRead } from "#app/kit/framework/browser-page.tsx";
import { whenUsed } from "#app/kit/ui/when-used.ts";
import { startVitals } from "#app/kit/vitals/start-vitals.ts";
import { startOffline } from "#app/pages/offline/start-offline.ts";
import { isForeignError } from "#app/site/shell/error/foreign-errors.ts";

await pageRead();
startTransition(() => {
  hydrateRoot(document, <BrowserPage />, {
    onRecoverableError: (error) => {
      if (!isForeignError(error)) reportError(error);
    },
  });
});

startVitals();
startOffline();
whenUsed()
  .then(() => import("#app/kit/ui/tooltips.ts"))
  .then(({ startTooltips }) => startTooltips())
  // Without tooltips, every control still has its name.
  .catch(() => {});
