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
  [paths.adminSocialMedia()]: {
    title: "Social media",
    text: "A queue of social posts from the best new jobs, with a preview for each network and a card with title, pay and place. A social post is withdrawn when its job closes.",
    links: [link("Admin", paths.admin()), link("Hire requests", paths.adminHireRequests())],
  },
};
