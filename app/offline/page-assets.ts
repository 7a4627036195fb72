/** The folder of the build's files. Their names carry a hash of their content, so they never change. */
export const assetsFolder = "/assets/";

export function findPageAssets(html: string): string[] {
  return [...new Set(html.match(/(?<=")\/assets\/[\w.-]+(?=")/g))];
}
