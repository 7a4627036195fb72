import { useRouteLoaderData } from "@remix-run/react";

// Text beside it ends without a space, and a screen reader reads both as one.
const soonText = " soon";

const toPathname = (to: string): string => to.replace(/[?#].*$/, "");

/** For parts that only the server renders; other components use `Soon`. */
export function SoonMark({ to, coming }: { to: string; coming: readonly string[] }) {
  return coming.includes(toPathname(to)) ? <span className="soon">{soonText}</span> : null;
}

function useComing(): readonly string[] {
  return useRouteLoaderData<{ coming: string }>("root")?.coming.split(" ") ?? [];
}

export function Soon({ to }: { to: string }) {
  return <SoonMark to={to} coming={useComing()} />;
}
