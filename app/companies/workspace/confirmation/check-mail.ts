import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

interface AskedJob {
  title: string;
  place: string | null;
  token: string;
}

export type CheckStep = "ask" | "pause" | "close";

const leads: Record<CheckStep, string> = {
  ask: "Are you still hiring? Please answer for each posting. Without an answer we pause it in 5 days, and close it in 14.",
  pause:
    "We paused these postings because nobody confirmed them. Open one again with one click. Otherwise we close it in 9 days.",
  close: "We closed these postings because nobody confirmed them. You can reopen them in your jobs table.",
};

const subjects: Record<CheckStep, (many: boolean) => string> = {
  ask: (many) => (many ? "Are these jobs still open?" : "Is this job still open?"),
  pause: (many) => (many ? "We paused your postings" : "We paused your posting"),
  close: (many) => (many ? "We closed your postings" : "We closed your posting"),
};

/** `origin` comes from the site's settings, because anyone can choose a Host header. */
export function toCheckMail(
  step: CheckStep,
  jobs: readonly AskedJob[],
  company: { slug: string; name: string },
  origin: string,
) {
  const lines = jobs.map(({ title, place, token }) =>
    [
      [title, place].filter(Boolean).join(", "),
      ...(step === "close"
        ? []
        : [
            `Still open: ${origin}${paths.stillHiring(token, "open")}`,
            `Filled: ${origin}${paths.stillHiring(token, "filled")}`,
          ]),
    ].join("\n"),
  );
  return {
    subject: subjects[step](jobs.length > 1),
    body: [
      "Hello,",
      leads[step],
      ...lines,
      `All your jobs:\n${origin}${paths.hiringJobs(company.slug)}`,
      site.name,
      site.email,
    ].join("\n\n"),
  };
}
