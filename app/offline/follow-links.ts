/**
 * Offline, links are followed by the browser itself, so that the service worker answers: Remix would load the
 * present page anew where it has not fetched the next one's script yet. What opens a dialog still does.
 */
export function followLinksAsPages(): void {
  addEventListener("click", keepFromRemix, { capture: true });
}

function keepFromRemix(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller || !(event.target instanceof Element)) return;
  if (event.target.closest("a[href]:not([aria-haspopup])")) event.stopPropagation();
}
