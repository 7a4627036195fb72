import { paths } from "#app/paths.ts";
import { comingGuides, comingPages } from "./coming-pages.ts";

const guidePattern = "/resources/:guide";

export const comingPaths: readonly string[] = [
  ...Object.keys(comingPages).filter((path) => !path.includes(":") && !path.startsWith(paths.admin())),
  ...(Object.hasOwn(comingPages, guidePattern) ? Object.keys(comingGuides).map(paths.resource) : []),
];
