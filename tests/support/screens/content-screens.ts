import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { everythingExpanded } from "./form-states.ts";
import { all, narrow, type Screen } from "./screen.ts";

export const contentScreens: readonly Screen[] = [
  { name: "career guides", path: paths.careerGuides() },
  {
    name: "career guides, searched",
    alike: "career guides",
    path: paths.careerGuides("query=retirement+match"),
    looks: narrow,
  },
  {
    name: "career guides, none found",
    alike: "career guides",
    path: paths.careerGuides("query=astronaut+kangaroo"),
    looks: narrow,
  },
  { name: "blog", alike: "career guides", path: paths.blog() },
  { name: "resources", alike: "career guides", path: paths.resources() },
  { name: "post with figures", alike: "guide", path: paths.post("where-the-same-rn-keeps-most") },
  { name: "guide", path: paths.careerGuide("pay-and-contracts", "w2-or-1099"), looks: all },
  { name: "ranking of the states", alike: "profession with a map", path: paths.resource("best-states") },
  {
    name: "states that nothing ranks",
    alike: "ranking of the states",
    path: `${paths.resource("best-states")}?pay=0&tax=0&housing=0&license=0`,
    looks: narrow,
  },
  {
    name: "certificates, filtered",
    alike: "guide",
    path: `${paths.resource("certification-roadmap")}?profession=registered-nurses`,
  },
  { name: "postings by week", alike: "ranking of the states", path: paths.resource("market-trends") },
  {
    name: "demand beside postings",
    alike: "ranking of the states",
    path: paths.resource("high-demand-specialties"),
  },
  {
    name: "resource that is not there",
    alike: "unknown page",
    path: paths.resource("no-such-guide"),
    looks: narrow,
  },
  { name: "privacy policy", alike: "guide", path: paths.privacyPolicy() },
  { name: "terms of use", alike: "privacy policy", path: paths.terms() },
  { name: "about us", alike: "privacy policy", path: paths.about() },
  { name: "developers", path: serverPaths.developers(), looks: all },
  { name: "questions", alike: "guide", path: paths.faq(), state: everythingExpanded },
  { name: "questions, searched", alike: "questions", path: `${paths.faq()}?query=license` },
];
