import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { whenUsed } from "./ui/when-used.ts";
import { startVitals } from "./vitals/report.ts";

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

startVitals();
whenUsed()
  .then(() => import("./ui/tooltips.ts"))
  .then(({ startTooltips }) => startTooltips())
  // Without them every control still has its name.
  .catch(() => {});
