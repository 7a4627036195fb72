import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { isKnownEmployer, toVerifiedText } from "#app/companies/pitch/public-page/employer-page.server.ts";
import {
  findRefusedChange,
  findWaitingChange,
  withdrawChange,
} from "#app/companies/workspace/change/change-requests.server.ts";
import { toChangeLines } from "#app/companies/workspace/change/company-change.ts";
import { findCompanyDomain, findProvenDomain } from "#app/companies/workspace/claim/email-domain.ts";
import {
  admitToCompany,
  admitToRead,
  whoWrites,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { getEeoSetting, saveEeoSetting } from "#app/companies/workspace/settings/eeo-setting.server.ts";
import {
  leavesJobSites,
  saveJobSitesSetting,
} from "#app/companies/workspace/settings/job-sites-setting.server.ts";
import {
  getSettings,
  saveSettings,
  verifyDomain,
} from "#app/companies/workspace/settings/settings.server.ts";
import { settingsSchema, toSavedFacts, toSavedFields } from "#app/companies/workspace/settings/settings.ts";
import { listWarnings, needsPerson } from "#app/jobs/checks/warnings/posting-warnings.ts";
import { toDueAt } from "#app/kit/forms/due.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import type { Membership } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, tooManyRequests, unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { toFrameHtml } from "#app/kit/text/frame-html.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

const notices: Readonly<Record<string, { tone: "good" | "warn"; title: string }>> = {
  saved: { tone: "good", title: "Saved." },
  waiting: {
    tone: "good",
    title: "Saved. A person reads the details shown below before visitors see them.",
  },
  withdrawn: { tone: "good", title: "The change was withdrawn. Nothing waits anymore." },
  decided: { tone: "warn", title: "The change was decided or withdrawn in the meantime." },
  verified: { tone: "good", title: "Your domain is verified." },
  unproven: {
    tone: "warn",
    title: "Your email is not at the domain of this website, so nothing was verified.",
  },
  asking: { tone: "good", title: "Applicants are asked the voluntary questions from now on." },
  silent: { tone: "good", title: "Applicants are no longer asked the voluntary questions." },
  "left-out": {
    tone: "good",
    title: "Your postings are left out of job-site feeds. Job sites drop them when they next read ours.",
  },
  listed: { tone: "good", title: "Your postings are in job-site feeds again within the hour." },
  claimed: { tone: "good", title: "Your claim was approved. Check what candidates read about you." },
};

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, company } = await admitToRead(args);
  const { db } = args.context;
  const { domain, verifiedAt, verifiedBy, ...settings } = await getSettings(db, company.employerId);
  const [waiting, refused] = await Promise.all([
    findWaitingChange(db, company.employerId),
    findRefusedChange(db, company.employerId),
  ]);
  const done = new URL(args.request.url).searchParams.get("done");
  const found = { domain, website: settings.website };
  const isKnown = await isKnownEmployer(db, company.employerId);
  return {
    company: toHiringCompany(company),
    isKnown,
    embed: isKnown ? toEmbed(company, args.context.env.SITE_URL) : null,
    canWrite: whoWrites.includes(company.role),
    isOwner: company.role === "owner",
    notice: findNotice(notices, done),
    saved: toSavedFields({ ...settings, ...refused?.after }),
    facts: toSavedFacts(settings),
    eeo: whoWrites.includes(company.role) ? await getEeoSetting(args.context, company.employerId) : null,
    leavesJobSites: await leavesJobSites(db, company.employerId),
    waiting: waiting && {
      lines: toChangeLines(waiting.before, waiting.after),
      due: toOfficeTime(toDueAt(waiting.createdAt)),
    },
    refused: refused && {
      lines: toChangeLines(refused.before, refused.after),
      at: toOfficeTime(refused.decidedAt),
      reason: refused.reason,
    },
    verification: {
      verified: toVerifiedText({ domain, verifiedAt, verifiedBy }),
      domain: await findCompanyDomain(found),
      email: viewer.email,
      canProve:
        viewer.emailVerified &&
        whoWrites.includes(company.role) &&
        (await findProvenDomain(viewer.email, found)) !== null,
      isByDomain: verifiedBy === "domain",
    },
  };
}

function toEmbed({ employerSlug, employerName }: Membership, siteUrl: string) {
  const preview = serverPaths.embed(new URLSearchParams({ employer: employerSlug }));
  const src = new URL(preview, siteUrl).href;
  return {
    preview,
    feeds: {
      xml: serverPaths.employerFeed(employerSlug, "xml"),
      json: serverPaths.employerFeed(employerSlug, "json"),
    },
    code: toFrameHtml({ src, title: `Open jobs at ${employerName}`, width: "100%", height: 700 }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(args, whoWrites);
  const { employerId, employerSlug } = company;
  if (!(await isWithinLimit(args.context.env.REQUEST_LIMIT, args.request)))
    throw tooManyRequests("You have saved many times in the last minute. Please wait a minute.");
  const form = await requireForm(args.request, ["intent", ...fieldNames(settingsSchema)]);
  const leadTo = (done: keyof typeof notices) => goTo(paths.companySettings(employerSlug, `done=${done}`));
  if (form.get("intent") === "verify") {
    const isVerified = await verifyDomain(args.context, { viewer, employerId });
    throw leadTo(isVerified ? "verified" : "unproven");
  }
  if (form.get("intent") === "withdraw")
    throw leadTo((await withdrawChange(args.context, viewer, employerId)) ? "withdrawn" : "decided");
  if (form.get("intent") === "eeo-on" || form.get("intent") === "eeo-off") {
    const isOn = form.get("intent") === "eeo-on";
    await saveEeoSetting(args.context, { viewer, employerId }, isOn);
    throw leadTo(isOn ? "asking" : "silent");
  }
  if (form.get("intent") === "leave-job-sites" || form.get("intent") === "join-job-sites") {
    const isLeaving = form.get("intent") === "leave-job-sites";
    await saveJobSitesSetting(args.context, { viewer, employerId }, isLeaving);
    throw leadTo(isLeaving ? "left-out" : "listed");
  }
  form.delete("intent");
  const submission = parseWithZod(form, { schema: settingsSchema });
  if (submission.status !== "success") return unprocessed(submission.reply());
  if (needsPerson(listWarnings({ City: submission.value.city ?? "" })))
    return unprocessed(submission.reply({ fieldErrors: { city: ["Please enter the name of a city only"] } }));
  throw leadTo(await saveSettings(args.context, { viewer, employerId }, submission.value));
}
