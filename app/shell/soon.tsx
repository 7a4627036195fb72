import { useRouteLoaderData } from "@remix-run/react";

const soonText = "soon";

const toPathname = (to: string): string => to.replace(/[?#].*$/, "");

/** The mark of a link to a page that is not built yet, for a part that is drawn on the server only. */
export function SoonMark({ to, coming }: { to: string; coming: readonly string[] }) {
  return coming.includes(toPathname(to)) ? <span className="soon">{soonText}</span> : null;
}

/** The paths of the pages that are not built yet, as the root's loader lists them. */
export function useComing(): readonly string[] {
  return useRouteLoaderData<{ coming: readonly string[] }>("root")?.coming ?? [];
}

export const isComing = (to: string, coming: readonly string[]): boolean => coming.includes(toPathname(to));

export function Soon({ to }: { to: string }) {
  return <SoonMark to={to} coming={useComing()} />;
}
