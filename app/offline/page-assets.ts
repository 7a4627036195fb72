/** Where the build's files are. Their names carry a hash of their content, so that none ever changes. */
export const assetsFolder = "/assets/";

/** The build's files that a page's HTML names: styles, font, scripts, pictures. */
export function findPageAssets(html: string): string[] {
  return [...new Set(html.match(/(?<=")\/assets\/[\w.-]+(?=")/g))];
}
