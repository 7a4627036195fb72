import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { decideReports } from "#app/desk/reports/decide-report.server.ts";
import {
  parseReportSearch,
  type ReportRow,
  reportStates,
  selectReports,
  toReportPage,
} from "#app/desk/reports/job-reports.server.ts";
import { reportDecisionSchema, reportReasons, toReportRevision } from "#app/desk/reports/report-decision.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";

const stateNames = { open: "Open", upheld: "Taken down", dismissed: "Left up" } as const;

const doneTexts: Record<string, string> = {
  "take-down": "The posting was taken down. Its company and those who reported it have an email.",
  dismiss: "The posting stays. Those who reported it have an email.",
  late: "Nothing changed: it was decided in the meantime, or the posting cannot be taken down any more.",
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const search = parseReportSearch(searchParams);
  const { results } = await selectReports(context.db, search).all<ReportRow>();
  const { rows, next } = toReportPage(results, search);
  const done = searchParams.get("done");
  return {
    state: search.state,
    segments: reportStates.map((state) => ({
      label: stateNames[state],
      to: deskPaths.adminReports(state === "open" ? "" : `state=${state}`),
      isCurrent: state === search.state,
    })),
    reports: rows.map(({ reason, createdAt, hasEmail, updatedAt, lastReport, ...row }) => ({
      ...row,
      revision: toReportRevision({ updatedAt, lastReport }),
      reason: reportReasons[reason],
      sent: toOfficeTime(createdAt),
      hasEmail: hasEmail === 1,
    })),
    done: findNotice(doneTexts, done),
    next: next && deskPaths.adminReports(next),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const form = await requireForm(request, fieldNames(reportDecisionSchema));
  const submission = parseWithZod(form, { schema: reportDecisionSchema });
  if (submission.status !== "success") {
    if (!form.has("slug") || !form.has("decision")) throw notFound();
    return unprocessed({ slug: String(form.get("slug")), result: submission.reply(), since: [] });
  }
  const decided = await decideReports(context, submission.value, viewer.id);
  const { outcome } = decided;
  if (outcome === "missing") throw notFound();
  if (decided.outcome === "changed")
    return data(
      { slug: submission.value.slug, result: submission.reply(), since: decided.since },
      { status: 409 },
    );
  throw goTo(deskPaths.adminReports(`done=${outcome === "decided" ? submission.value.decision : "late"}`));
}
