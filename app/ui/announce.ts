let region: HTMLElement | undefined;

/** Some screen readers miss what is in a region from its start, and a text that stays the same. */
const pauseMs = 150;

/** Says a short text to screen readers, politely. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement("div");
    region.className = "sr-only";
    region.setAttribute("role", "status");
    document.body.appendChild(region);
  }
  const said = region;
  said.textContent = "";
  setTimeout(() => {
    said.textContent = text;
  }, pauseMs);
}
