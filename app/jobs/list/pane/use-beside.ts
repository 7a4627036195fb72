import { useLocation, useNavigate } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import type { FocusState } from "#app/kit/ui/pager.tsx";
import { paths } from "#app/paths.ts";
import type { BesideView } from "./beside.server.ts";
import { toBesideAddress } from "./beside-address.ts";

export const besideTitleId = "job-title";

/** Must match list.css. */
const isWide = () => matchMedia("(width >= 68.75rem)").matches;

let noted: { slug: string; top: number } | null = null;

/** Notes where the card is, so that it can stay there when the list changes its width. */
export function noteCard(slug: string): void {
  const top = findLink(slug)?.getBoundingClientRect().top ?? -1;
  noted = top >= 0 && top < innerHeight ? { slug, top } : null;
}

const findLink = (slug: string) =>
  document.querySelector<HTMLAnchorElement>(`.list-body article a[href="${paths.job(slug)}"]`);

/** On a narrow screen the link leads to the posting's page. */
export function useBeside(view: BesideView | null) {
  const navigate = useNavigate();
  const place = useLocation();
  const slug = view?.slug ?? null;
  const shown = useRef(slug);

  // Only an effect knows that the list has its new width.
  useEffect(() => {
    const last = shown.current;
    shown.current = slug;
    if (last === slug) return;
    if (noted?.slug === (slug ?? last)) keepInPlace(noted);
    noted = null;
    // The focus was in what was closed.
    if (slug === null && last && document.activeElement === document.body)
      findLink(last)?.focus({ preventScroll: isInSight(last) });
  }, [slug]);

  return function openBeside(event: MouseEvent) {
    const isForBrowser =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    const link = (event.target as Element).closest<HTMLAnchorElement>("article a");
    const asked = link?.pathname.split(paths.job(""))[1];
    if (isForBrowser || !asked || !isWide()) return;
    event.preventDefault();
    noteCard(asked);
    const state: FocusState = { focus: besideTitleId };
    navigate(toBesideAddress(place, asked), { preventScrollReset: true, replace: asked === slug, state });
  };
}

/** Repeats in the next frames, because browsers may scroll when the cards get narrower. */
function keepInPlace({ slug, top }: NonNullable<typeof noted>, frames = 2): void {
  const link = findLink(slug);
  if (link) scrollBy(0, link.getBoundingClientRect().top - top);
  if (frames > 0) requestAnimationFrame(() => keepInPlace({ slug, top }, frames - 1));
}

function isInSight(slug: string): boolean {
  const box = findLink(slug)?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
}
