import { apiBase, type Resource } from "./contract/resource.ts";
import { article, articles } from "./resources/article-resources.server.ts";
import { employer, employers } from "./resources/employers.server.ts";
import { job, jobs } from "./resources/jobs.server.ts";
import { verdict } from "./resources/licenses.server.ts";
import { pay, payRoles, takeHome } from "./resources/pay.server.ts";
import { place, places, state, states } from "./resources/places.server.ts";
import { profession, professions } from "./resources/professions.server.ts";
import { specialties, specialty } from "./resources/specialties.server.ts";

/** The whole public API, in the order of the description and the page. */
export const resources: readonly Resource[] = [
  ...[jobs, job, employers, employer, payRoles, pay, takeHome, verdict],
  ...[professions, profession, specialties, specialty, states, state, places, place],
  ...[articles, article],
];

/** As Hono writes it: "/api/v1/jobs/:slug". */
export const toPattern = ({ path }: Pick<Resource, "path">): string =>
  apiBase + path.replace(/\{(\w+)\}/g, ":$1");
