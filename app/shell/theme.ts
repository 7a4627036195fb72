export type Theme = "light" | "dark" | "system";

export const themeKey = "theme";
export const dismissedBannerKey = "banner-dismissed";

/**
 * Runs before the page is drawn, so that nothing flashes: what this device remembers is set as attributes of the root
 * element, which the styles read. The only inline script in the head; entry.server allows it by its hash.
 */
export const firstScript = `(d=>{d.dataset.js="";try{const t=localStorage.getItem("${themeKey}");if(t=="light"||t=="dark")d.dataset.theme=t;if(sessionStorage.getItem("${dismissedBannerKey}"))d.dataset.banner="off"}catch{}})(document.documentElement)`;
