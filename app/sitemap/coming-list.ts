import { paths } from "#app/paths.ts";
import { comingPages } from "./coming-pages.ts";

export const comingPaths: readonly string[] = Object.keys(comingPages).filter(
  (path) => !path.startsWith(paths.admin()),
);
