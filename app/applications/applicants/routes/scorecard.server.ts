import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { criterionFields, readCriteria } from "#app/applications/applicants/team/scorecard.ts";
import {
  readAllCriteria,
  saveCriteria,
  saveKindCriteria,
} from "#app/applications/applicants/team/scorecard-store.server.ts";
import { admitToCompany, whoReads, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

const toKindQuery = (kind: number | null): string => (kind === null ? "" : `kind=${kind}`);

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, whoReads);
  const { searchParams } = new URL(asked.request.url);
  const found = await readAllCriteria(asked.context.db, company.employerId);
  const toPage = (id: number | null) => workPaths.hiringScorecard(company.employerSlug, toKindQuery(id));
  const kind = found.kinds.find(({ id }) => String(id) === searchParams.get("kind")) ?? null;
  // The default kind, and one that is gone, go by the company's.
  if (kind === null && searchParams.has("kind")) throw goTo(toPage(null));
  return {
    company: toHiringCompany(company),
    kind: kind && { name: kind.name, isOwn: kind.criteria !== null },
    kinds: [
      { name: "all", label: "All other postings", to: toPage(null), isChosen: kind === null },
      ...found.kinds.map(({ id, name }) => ({
        ...{ name: String(id), label: name, to: toPage(id) },
        isChosen: id === kind?.id,
      })),
    ],
    criteria: kind?.criteria ?? found.company,
    isSaved: searchParams.get("done") === "saved",
  };
}

export async function action(asked: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const { context, request } = asked;
  const form = await requireForm(request, ["seen", "as-all", ...criterionFields]);
  const refuse = (problem: string) => {
    noteRefusedForm(context);
    return unprocessed({ problem, typed: criterionFields.map((field) => String(form.get(field) ?? "")) });
  };
  const given = new URL(request.url).searchParams.get("kind");
  const found = await readAllCriteria(context.db, company.employerId);
  const kind = found.kinds.find(({ id }) => String(id) === given)?.id ?? null;
  if (given !== null && kind === null) throw notFound();
  const writer = { employerId: company.employerId, userId: viewer.id };
  const seen = String(form.get("seen") ?? "");
  const done = () =>
    goTo(
      workPaths.hiringScorecard(
        company.employerSlug,
        [toKindQuery(kind), "done=saved"].filter(Boolean).join("&"),
      ),
    );
  if (kind !== null && form.has("as-all")) {
    await saveKindCriteria(context.db, writer, kind, null, seen);
    throw done();
  }
  const read = readCriteria(form);
  if ("problem" in read) return refuse(read.problem);
  const isSaved =
    kind === null
      ? await saveCriteria(context.db, writer, read.criteria, seen)
      : await saveKindCriteria(context.db, writer, kind, read.criteria, seen);
  if (!isSaved)
    return refuse("A colleague changed the criteria meanwhile. Save again to replace theirs with yours.");
  throw done();
}
