let region: HTMLElement | undefined;

/** Some screen readers miss a region's initial text, and a text that does not change. */
const pauseMs = 150;

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
