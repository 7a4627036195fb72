/** File names carry a hash of their content, so these files never change. */
export const assetsFolder = "/assets/";

export function findPageAssets(html: string): string[] {
  return [...new Set(html.match(/(?<=")\/assets\/[\w.-]+(?=["#])/g))];
}
