import type { PageLink } from "#app/page/page-link.ts";
import { paths } from "#app/paths.ts";

export interface ComingPage {
  title: string;
  text: string;
  links: readonly PageLink[];
}

const link = (title: string, to: string): PageLink => ({ title, to });

/** For the server only. To build a page, delete its entry here and move its row in app/routes.ts. */
export const comingPages: Record<string, ComingPage> = {
  [paths.adminJobsValidation()]: {
    title: "Google Jobs validation",
    text: "Every open posting checked against the rules for job postings in search: errors, warnings, the markup itself and a preview of the card.",
    links: [link("Admin", paths.admin()), link("Web vitals", paths.adminVitals())],
  },
};
