import { readFileSync } from "node:fs";
import { matchRoutes } from "@remix-run/router";
import routes from "#app/routes.ts";
import { accountScreens } from "./account-screens.ts";
import { clinicianScreens } from "./clinician-screens.ts";
import { listCompanyScreens } from "./company-screens.ts";
import { contentScreens } from "./content-screens.ts";
import { listDeskScreens } from "./desk-screens.ts";
import { homeScreens } from "./home-screens.ts";
import { listJobScreens } from "./job-screens.ts";
import { payScreens } from "./pay-screens.ts";
import { placeScreens } from "./place-screens.ts";
import { professionScreens } from "./profession-screens.ts";
import { requestScreens } from "./request-screens.ts";
import type { Role, Screen } from "./screen.ts";
import { shellScreens } from "./shell-screens.ts";

/** Every screen, closed and in each of its open states. @param jobSlug of any open posting */
export function listScreens(jobSlug: string): Screen[] {
  const named = listNamedScreens(jobSlug);
  const shown = new Set(named.map(({ path }) => findRoute(path)?.file));
  const rest = routes.filter(
    ({ path, file }) => path && !/[:*]/.test(path) && !shown.has(file) && hasPage(file),
  );
  return [...named, ...rest.map(({ path }) => ({ name: path!, path: `/${path}`, as: toReader(path!) }))];
}

const known = routes.map((route, id) => ({ ...route, id: String(id) })) as Parameters<typeof matchRoutes>[0];
export const findRoute = (path: string) => routes[Number(matchRoutes(known, path)?.at(-1)?.route.id)];

/** Other modules only act or answer a file. */
export const hasPage = (file: string): boolean =>
  readFileSync(`app/${file}`, "utf8").includes("export default");

const toReader = (path: string): Role | undefined => readers.find(([start]) => path.startsWith(start))?.[1];

const readers = [
  ["admin", "admin"],
  ["dashboard", "seeker"],
  ["hiring", "employer"],
] as const;

/** Those with a state, a sample address or a name of their own; a plain page needs no line. */
const listNamedScreens = (jobSlug: string): Screen[] => [
  ...homeScreens,
  ...shellScreens,
  ...listJobScreens(jobSlug),
  ...clinicianScreens,
  ...placeScreens,
  ...contentScreens,
  ...professionScreens,
  ...requestScreens,
  ...accountScreens,
  ...listDeskScreens(jobSlug),
  ...listCompanyScreens(jobSlug),
  ...payScreens,
];
