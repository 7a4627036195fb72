import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { startOffline } from "./offline/start.ts";
import { startVitals } from "./vitals/report.ts";

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

startVitals();
startOffline();
