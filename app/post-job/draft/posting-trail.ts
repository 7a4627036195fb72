import type { Crumb } from "#app/page/breadcrumbs.ts";
import { paths } from "#app/paths.ts";

/** The address of a draft has its random number, which tells nobody anything. */
export const toPostingTrail = (name: string, path: string): Crumb[] => [
  { name: "Post a job", path: paths.postJob() },
  { name, path },
];
