/** Never change, because their names carry a hash of the content. */
export const assetsFolder = "/assets/";

export function findPageAssets(html: string): string[] {
  return [...new Set(html.match(/(?<=")\/assets\/[\w.-]+(?=["#])/g))];
}
