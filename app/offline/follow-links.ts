/**
 * Lets the service worker answer links while offline. Remix would reload the current page instead. A link with
 * `data-offline` asks the network nothing.
 */
export function followLinksAsPages(): void {
  addEventListener("click", keepFromRemix, { capture: true });
}

function keepFromRemix(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller || !(event.target instanceof Element)) return;
  if (event.target.closest("a[href]:not([aria-haspopup], [data-offline])")) event.stopPropagation();
}
