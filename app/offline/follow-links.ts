/** Lets the service worker answer links while offline. Remix would reload the current page instead. */
export function followLinksAsPages(): void {
  addEventListener("click", keepFromRemix, { capture: true });
}

function keepFromRemix(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller || !(event.target instanceof Element)) return;
  if (event.target.closest("a[href]:not([aria-haspopup])")) event.stopPropagation();
}
