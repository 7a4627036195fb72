import type { Crumb } from "#app/pages/page/breadcrumbs.ts";
import { paths } from "#app/paths.ts";

/** A draft's address has only a random id, which means nothing to people. */
export const toPostingTrail = (name: string, path: string): Crumb[] => [
  { name: "Post a job", path: paths.postJob() },
  { name, path },
];
