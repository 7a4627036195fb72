import type { ServerBuild } from "@remix-run/cloudflare";
import * as build from "../../build/server/index.js";

export const article = "/blog/where-the-same-rn-keeps-most";

const examples: readonly (readonly [string, string])[] = [
  ["geographic/:state", "geographic/texas"],
  ["specialties/:slug", "specialties/cardiology"],
  ["profession/:slug", "profession/registered-nurse"],
  ["geographic/:slug", "geographic/chicago"],
  ["locations/:slug", "locations/seattle-wa"],
  ["skills-assessment/:slug", "skills-assessment/icu-nurse"],
  ["blog/:slug", article.slice(1)],
  ["career-guides/:category/:slug", "career-guides/nursing/the-first-90-days"],
  ["resources/:guide", "resources/interview-preparation"],
  [":profession", "nurse-practitioner"],
  [":state", "texas"],
  [":other", "florida"],
  [":family", "primary-care"],
  [":area", "dallas-tx"],
  [":role", "registered-nurse"],
  [":place", "texas"],
];

function toAddress(pattern: string, slug: string): string {
  const filled = examples.reduce((path, [from, to]) => path.replace(from, to), pattern);
  return `/${filled.replace("jobs/:slug", `jobs/${slug}`).replace(/^\*$/, "pediatrician-recruiters-chicago")}`;
}

/** One address of each route. */
export const listAddresses = (slug: string): string[] =>
  Object.values((build as unknown as ServerBuild).routes).flatMap((route) =>
    route?.path === undefined ? [] : [toAddress(route.path, slug)],
  );
