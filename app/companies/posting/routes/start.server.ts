import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { readReaderWords } from "#app/companies/imports/words/reader-words.server.ts";
import { listPostingCompanies, type PostingCompany } from "#app/companies/posting/draft/companies.server.ts";
import { type DraftContent, emptyContent } from "#app/companies/posting/draft/draft-content.ts";
import { findDraftOwner, makeDraftOwner } from "#app/companies/posting/draft/draft-owner.server.ts";
import {
  findTemplate,
  listTemplates,
  readPasted,
  toCopy,
} from "#app/companies/posting/draft/draft-sources.server.ts";
import {
  createDraft,
  listDrafts,
  mostDrafts,
  removePostingDraft,
  toDraftState,
} from "#app/companies/posting/draft/posting-drafts.server.ts";
import { untitled } from "#app/companies/workspace/jobs-table/waiting-drafts.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { isRefusedForm, noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { toListDay, toOfficeTime } from "#app/kit/text/when.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const owner = await findDraftOwner(context, request);
  const wanted = search.get("company") ?? "";
  const [companies, drafts] = await Promise.all([
    context.viewer().then((viewer) => listPostingCompanies(context, request, viewer, wanted)),
    owner ? listDrafts(context.db, owner) : [],
  ]);
  const company = companies.find(({ slug }) => slug === wanted) ?? companies[0];
  const templates = company ? await listTemplates(context.db, company.id) : [];
  // The list of drafts belongs to the visitor, even when signed out.
  if (owner) context.preventCaching();
  return {
    canonical: paths.postJob(),
    drafts: drafts.map(toLine),
    companies: companies.map(({ slug, name }) => ({ slug, name })),
    company: wanted,
    earlier: company && {
      company: company.slug,
      name: company.name,
      postings: templates.map(toTemplateLine),
    },
    template: search.get("edit") ?? search.get("copy") ?? "",
    isEdit: search.has("edit"),
    isRefused: isRefusedForm(context),
  };
}

const longestPasted = 60_000;

/** Also for texts over the limit, to give them back. An encoded character takes up to 12 bytes. */
const pastedRoom = { maxBytes: 1024 * 1024, maxFieldBytes: 1024 * 1024 };

export async function action({ context, request }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  const form = await requireForm(request, ["intent", "pasted", "company", "template", "draft"], pastedRoom);
  const [intent, pasted, wanted, template, draft] = ["intent", "pasted", "company", "template", "draft"].map(
    (name) => String(form.get(name) ?? ""),
  ) as [string, string, string, string, string];
  const companies = await listPostingCompanies(context, request, await context.viewer(), wanted);
  const company = companies.find(({ slug }) => slug === wanted) ?? companies[0] ?? null;
  if (intent === "remove") {
    const owner = await findDraftOwner(context, request);
    if (owner) await removePostingDraft(context.db, owner, draft);
    throw goTo(paths.postJob());
  }
  if (intent === "edit" || intent === "copy") {
    const found = await findTemplate(context.db, companies, template);
    if (!found) throw notFound();
    const { content, employerId, jobId, isEditable } = found;
    return intent === "edit" && isEditable
      ? begin(context, request, { content, employerId, jobId })
      : begin(context, request, { content: toCopy(content), employerId });
  }
  if (intent !== "paste") return begin(context, request, { content: emptyContent, employerId: company?.id });
  // A line break is sent as two characters but is one on the page.
  const length = pasted.replaceAll("\r\n", "\n").length;
  if (length > longestPasted) return refuse(context, pasted, toTooLongText(length));
  const read = readPasted(pasted, {
    employer: company ?? unknownCompany,
    words: await readReaderWords(context.db.$client),
    now: context.now,
  });
  return read.ok
    ? begin(context, request, { content: read.content, employerId: company?.id }, pasted)
    : refuse(context, pasted, `${read.reason} Begin with the job's title, or start with an empty form.`);
}

/** Unknown until someone logs in. */
const unknownCompany: Pick<PostingCompany, "name" | "kind"> = { name: "Your company", kind: "direct" };

interface Beginning {
  content: DraftContent;
  employerId?: number;
  jobId?: number;
}

const toTooLongText = (length: number): string =>
  `This text has ${formatCount(length)} characters, and we read at most ${formatCount(longestPasted)}. Leave out what is not about the job.`;

function refuse(context: SiteContext, pasted: string, problem: string, status: 400 | 429 | 503 = 400) {
  noteRefusedForm(context);
  return data({ pasted, problem }, { status });
}

const tooFast =
  "Your network has begun many drafts in the last minute. Wait a minute and try again, or log in.";

const noRoom =
  "More drafts are being written without an account than we keep. Log in or create an account first.";

async function begin(context: SiteContext, request: Request, draft: Beginning, pasted = "") {
  const { owner, cookie } = await makeDraftOwner(context, request);
  if (owner.userId === null && !(await isWithinLimit(context.env.DRAFT_LIMIT, request, "closed")))
    return refuse(context, pasted, tooFast, 429);
  const publicId = await createDraft(context.db, owner, draft, context.now);
  if (!publicId) {
    const isFull = (await listDrafts(context.db, owner)).length >= mostDrafts;
    return isFull
      ? refuse(context, pasted, `You have ${mostDrafts} drafts. Delete one first.`)
      : refuse(context, pasted, noRoom, 503);
  }
  const isPasted = Object.keys(draft.content.quotes).length > 0;
  const to = isPasted ? paths.postingReview(publicId) : paths.postingStep(publicId, "role");
  throw redirect(to, { headers: cookie ? { "set-cookie": cookie } : {} });
}

const toLine = (draft: Awaited<ReturnType<typeof listDrafts>>[number]) => ({
  publicId: draft.publicId,
  title: draft.title || untitled,
  place: draft.place ?? "",
  isEdit: draft.jobId !== null,
  state: toDraftState(draft, toOfficeTime),
});

const toTemplateLine = ({
  slug,
  title,
  city,
  stateCode,
  postedAt,
}: Awaited<ReturnType<typeof listTemplates>>[number]) => ({
  slug,
  title,
  place: [city, stateCode].filter(Boolean).join(", "),
  posted: toListDay(postedAt),
});
