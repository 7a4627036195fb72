import { claims } from "#app/claims.ts";
import type { PageLink } from "#app/page/page-link.ts";
import { paths } from "#app/paths.ts";

export interface ComingPage {
  title: string;
  text: string;
  links: readonly PageLink[];
  canonical?: string;
}

/** Returns null, which is a 404, when the slugs name nothing. */
type ToComingPage = (slugs: Record<string, string>) => ComingPage | null;

const link = (title: string, to: string): PageLink => ({ title, to });
const jobs = (title: string, search: Record<string, string>) =>
  link(title, paths.jobs(new URLSearchParams(search).toString()));

const hireRequest = link("Send a hiring request", paths.hireRequest());
const employers = link("For employers", paths.employers());
const register = link("Create a free profile", paths.register());

/** For the server only. To build a page, delete its entry here and move its row in app/routes.ts. */
export const comingPages: Record<string, ComingPage | ToComingPage> = {
  [paths.candidateMatching()]: {
    title: "Candidate matching",
    text: "Jobs ranked by how well they fit your license, specialty, shift, minimum pay and distance. You see every point of the score, and the employer sees the same score.",
    links: [
      jobs("Jobs that take a compact license", { compact: "1" }),
      jobs("Night shift jobs", { shift: "night" }),
      register,
    ],
  },
  [paths.postJob()]: {
    title: "Post a job",
    text: `Four short steps (role, location, pay and how to apply) with a live preview and a check against the rules of job search engines. Until it opens, send us the job description and a recruiter answers ${claims.responseTime}.`,
    links: [hireRequest, employers],
  },
  [paths.adminJobsValidation()]: {
    title: "Google Jobs validation",
    text: "Every open posting checked against the rules for job postings in search: errors, warnings, the markup itself and a preview of the card.",
    links: [link("Admin", paths.admin()), link("Web vitals", paths.adminVitals())],
  },
  [paths.adminSocialMedia()]: {
    title: "Social media",
    text: "A queue of social posts from the best new jobs, with a preview for each network and a card with title, pay and place. A social post is withdrawn when its job closes.",
    links: [link("Admin", paths.admin()), link("Hire requests", paths.adminHireRequests())],
  },
};
