import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import { benchSignedIn } from "../kinds/signed-in.ts";
import type { Slowness } from "../slowness.ts";
import {
  applicants,
  cards,
  conversations,
  loadBenchCompany,
  ownConversations,
  postings,
} from "./bench-company.ts";

export async function benchHiring(slowness: Slowness): Promise<boolean> {
  const toText = (count: number) => count.toLocaleString("en-US");
  console.log(
    `  a company with ${toText(postings)} postings, one with ${toText(applicants)} applicants, one with ${cards} on its board, and ${toText(conversations)} conversations`,
  );
  return benchSignedIn(loadPages, { cpuMs: 10, trips: 4, waitMs: 25 }, slowness);
}

async function loadPages(d1: D1Database, origin: URL, vitals: D1Database) {
  const { company, applicant, draft, stage, tag, page2, headers, clinician } = await loadBenchCompany(
    d1,
    vitals,
    origin,
  );
  const toJobs = (search: string) => workPaths.hiringJobs(company, search);
  const toApplicants = (search: string) => workPaths.hiringApplicants(company, search);
  const pages = {
    "what is due": workPaths.hiringHome(company),
    "jobs table": toJobs(""),
    "jobs table, ending soon": toJobs("sort=ending"),
    "jobs table, most applications": toJobs("sort=applications"),
    "jobs table, a word that all have": toJobs("q=a"),
    "jobs table, a word few have": toJobs("q=zeppelin"),
    "jobs table, published": toJobs("status=open"),
    "jobs table, paused": toJobs("status=paused"),
    applicants: toApplicants(""),
    "applicants, one open beside": toApplicants(`person=${applicant}`),
    "applicants, page 2": toApplicants(page2),
    "applicants of a posting": toApplicants("job=copy-1"),
    "applicants of a posting, in review": toApplicants("job=copy-1&status=in-review"),
    "applicants of a posting, ten years": toApplicants("job=copy-1&years=10"),
    "applicants with ten years": toApplicants("years=10"),
    "applicants in a stage": toApplicants(`stage=${stage}`),
    "applicants with a tag": toApplicants(`tag=${tag}`),
    "applicants who wait": toApplicants("status=waiting"),
    "one applicant": workPaths.hiringApplicant(company, applicant),
    "board of a posting": workPaths.hiringBoard(company, "job=copy-2"),
    "board of a posting with 5,000": workPaths.hiringBoard(company, "job=copy-1"),
    "board of all": workPaths.hiringBoard(company),
    "messages to answer": workPaths.hiringMessages(company),
    "all messages": workPaths.hiringMessages(company, "show=all"),
    "reports, 30 days": workPaths.hiringReports(company, "period=30"),
    "reports, 90 days": workPaths.hiringReports(company, "period=90"),
    "a step of the wizard": paths.postingStep(draft, "pay"),
    "review of a posting": paths.postingReview(draft),
  };
  return [
    ...Object.entries(pages).map(([name, path]) => ({ name, path, headers })),
    {
      name: "applicants found by a name",
      path: toApplicants(""),
      headers: { ...headers, origin: origin.origin, "content-type": "application/x-www-form-urlencoded" },
      form: "find=whitfield",
    },
    { name: `a clinician's ${ownConversations} messages`, path: paths.ownMessages(), headers: clinician },
  ];
}
