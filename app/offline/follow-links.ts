/**
 * Lets the browser follow links while offline, so that the service worker answers. Remix would reload the current page
 * when it lacks the next one's script. Links that open a dialog still work.
 */
export function followLinksAsPages(): void {
  addEventListener("click", keepFromRemix, { capture: true });
}

function keepFromRemix(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller || !(event.target instanceof Element)) return;
  if (event.target.closest("a[href]:not([aria-haspopup])")) event.stopPropagation();
}
