/** Offline, the service worker answers links: Remix would reload. `data-offline` links need no network. */
export function followLinksAsPages(): void {
  addEventListener("click", keepFromRemix, { capture: true });
}

function keepFromRemix(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller || !(event.target instanceof Element)) return;
  if (event.target.closest("a[href]:not([aria-haspopup], [data-offline])")) event.stopPropagation();
}
