import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { profileOptions } from "#app/clinicians/profile/form/profile-options.ts";
import { checkDraftStep } from "#app/companies/posting/check/check-draft.server.ts";
import { findTooLong, withValues } from "#app/companies/posting/draft/draft-content.ts";
import { requireDraft } from "#app/companies/posting/draft/draft-owner.server.ts";
import { saveStep } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { pickErrors } from "#app/companies/posting/draft/read-draft.ts";
import {
  isStep,
  steps,
  toNextPath,
  toPostingTrail,
  type WizardStep,
} from "#app/companies/posting/draft/wizard-steps.ts";
import { drawPreview } from "#app/companies/posting/publication/draw-preview.server.tsx";
import { findDraftErrors } from "#app/companies/posting/publication/read-posting.server.ts";
import type { PayKinds } from "#app/companies/posting/screens/role-and-pay-fields.tsx";
import { readDepartments, selectDepartments } from "#app/companies/workspace/settings/departments.server.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { isRefusedForm, noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { toIslandHtml } from "#app/kit/ui/island.tsx";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

const requireStep = (name: string | undefined): WizardStep => {
  if (!isStep(name)) throw notFound();
  return name;
};

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const step = requireStep(params.step);
  const { draft } = await requireDraft(context, request, params.draft);
  const { values, quotes } = draft.content;
  const { posting, preview, errors, checked } = await checkDraftStep(context, request, draft, step);
  const tab = randomId();
  return {
    step,
    trail: toPostingTrail(steps[step].name, paths.postingStep(draft.publicId, step)),
    draft: draft.publicId,
    isEdit: draft.jobId !== null,
    values: pick(values, step),
    errors,
    checked,
    drawing: { name: tab, html: toIslandHtml(context, "posting-preview", drawPreview(preview)) },
    notes: pick(toNotes(quotes), step),
    revision: draft.revision,
    tab,
    isRefused: isRefusedForm(context),
    options: step === "role" ? profileOptions : null,
    departments: step === "role" ? await listOwnDepartments(context, draft.employerId) : null,
    isAgency: posting.employer.kind === "agency",
    kinds: toPayKinds(posting.employmentType, posting.profession),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  const step = requireStep(params.step);
  const { owner, draft } = await requireDraft(context, request, params.draft);
  const fields: readonly string[] = steps[step].fields;
  const form = await requireForm(request, [...fields, "revision", "tab", "intent", "preview"]);
  const { revision: seenRevision, ...sent } = Object.fromEntries(form) as Record<string, string>;
  const { tab = "", intent, preview } = sent;
  const typed = Object.fromEntries(fields.map((name) => [name, toKeepable(sent[name] ?? "")]));
  const tooLong = findTooLong(typed);
  const { values } = draft.content;
  // An empty field counts as filled in only when the whole step is sent.
  const isReached = (name: string) => intent === "next" || typed[name] !== "" || Object.hasOwn(values, name);
  const kept = Object.fromEntries(
    Object.entries(typed).filter(([name]) => !Object.hasOwn(tooLong, name) && isReached(name)),
  );
  const revision = await saveStep(context, owner, draft, {
    typed: kept,
    seen: Number(seenRevision),
    tab: tab.slice(0, 40),
  });
  if (intent === "autosave") {
    if (revision === null) return { revision };
    const saved = { ...draft, content: withValues(draft.content, kept, "") };
    const { errors, checked, ...found } = await checkDraftStep(context, request, saved, step);
    return { revision, seen: { errors, checked, drawing: preview ? drawPreview(found.preview) : null } };
  }
  const refused = { values: typed, revision: revision ?? draft.revision, isOvertaken: revision === null };
  const found = await findDraftErrors(context.db, { ...draft.content.values, ...typed });
  const errors = pickErrors({ ...found, ...tooLong }, step);
  const away = toUnfinishedPath(intent, draft.publicId);
  const isDone = Object.keys(away ? tooLong : errors).length === 0;
  if (revision !== null && isDone) throw goTo(away ?? toNextPath(draft.publicId, step));
  noteRefusedForm(context);
  return unprocessed({ ...refused, errors: revision === null ? {} : errors });
}

function toUnfinishedPath(intent: string | undefined, draft: string): string | null {
  if (intent === "later") return paths.postJob();
  return intent === "preview" ? `${paths.postingReview(draft)}#preview` : null;
}

/** Null for someone who writes for no company yet. */
async function listOwnDepartments(context: SiteContext, employerId: number | null) {
  const own = (await context.viewer())?.memberships.find((each) => each.employerId === employerId);
  return own ? readDepartments(await selectDepartments(context.db.$client, own).run()) : null;
}

/** JSON would write control characters six times as long. */
const toKeepable = (text: string): string => text.replace(/[^\P{Cc}\t\r\n]|\p{Cs}/gu, "");

const pick = (all: Readonly<Record<string, string>>, step: WizardStep) =>
  Object.fromEntries(steps[step].fields.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));

const toNotes = (quotes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(quotes).map(([name, quote]) => [name, `Read from: “${quote}”`]));

const assignments = new Set(["travel", "locum", "contract", "temporary"]);

const toPayKinds = (type: string | null, profession: string | null): PayKinds => ({
  isAssignment: assignments.has(type ?? ""),
  isPhysician: findProfession(profession)?.group === "physician",
});
