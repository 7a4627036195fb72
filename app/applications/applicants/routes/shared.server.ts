import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import {
  answerShare,
  countOpen,
  findShared,
  openShare,
} from "#app/applications/applicants/team/share-store.server.ts";
import { hideContact, hidePerson } from "#app/applications/notices/blind.ts";
import { readCopy } from "#app/applications/receipt/application-copy.ts";
import { optionalText, requiredName } from "#app/kit/forms/fields.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

async function requireShared(context: SiteContext, request: Request, publicId = "") {
  context.preventCaching();
  const { searchParams } = new URL(request.url);
  const key = searchParams.get("key") ?? "";
  const shared = key.length === 43 ? await findShared(context.db, publicId, key, context.now) : null;
  if (!shared) throw notFound();
  return { shared, path: serverPaths.shared(publicId, key), searchParams };
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { shared, path, searchParams } = await requireShared(context, request, params.publicId);
  const { company, jobTitle, openedAt, answeredAt, endsAt } = shared;
  const trail = [
    { name: "Home", path: paths.home() },
    { name: "Shared application", path: null },
  ];
  const about = { company, job: jobTitle, path, trail };
  if (!shared.isLive) return { ...about, step: "ended" as const };
  // A link alone shows nothing of the person: programs that check mails follow it.
  if (openedAt === null || !searchParams.has("open")) return { ...about, step: "cover" as const };
  await countOpen(context.db, shared.id);
  return {
    ...about,
    step: "open" as const,
    name: `${shared.firstName} ${shared.lastName}`.trim(),
    ends: toOfficeDay(endsAt),
    isAnswered: answeredAt !== null,
    sent: toSent(shared),
  };
}

/** Without contact data, files and license numbers, and without the name while the review is blind. */
function toSent({
  copy: json,
  message,
  resume,
  hidden,
}: Awaited<ReturnType<typeof requireShared>>["shared"]) {
  const hide = (text: string) => hidePerson(hideContact(text), hidden);
  const copy = readCopy(json);
  const hideLine = <Line extends { value: string }>(line: Line) => ({ ...line, value: hide(line.value) });
  return {
    message: copy ? null : hide(message),
    // A résumé has schools, years and license numbers, which tell who it is.
    resume: resume === null || hidden !== null ? null : hide(resume),
    copy: copy && {
      licenses: copy.licenses.map((license) => ({ ...license, number: null })),
      profile: copy.profile?.map(hideLine) ?? null,
      answers: copy.answers.map(({ label, value }) => hideLine({ label, value })),
      details: copy.details.map(hideLine),
      note: hide(copy.note),
      files: [],
    },
  };
}

const opinionSchema = z.object({
  opinion: z.enum(["yes", "no"], "Choose yes or no."),
  name: requiredName("Enter your name.", 80),
  note: optionalText(2000),
});

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { shared, path } = await requireShared(context, request, params.publicId);
  const form = await requireForm(request, ["intent", "opinion", "name", "note"]);
  if (form.get("intent") === "open") {
    await openShare(context.db, shared.id, context.now);
    throw goTo(`${path}&open=1`);
  }
  const typed = Object.fromEntries(
    ["opinion", "name", "note"].map((field) => [field, String(form.get(field) ?? "")]),
  );
  const refuse = (problem: string) => {
    noteRefusedForm(context);
    return unprocessed({ problem, typed });
  };
  if (!(await isWithinLimit(context.env.REQUEST_LIMIT, request)))
    return refuse("That was often. Please try again in a minute.");
  const read = opinionSchema.safeParse({ ...typed, opinion: typed.opinion || undefined });
  if (!read.success) return refuse(read.error.issues[0]!.message);
  await answerShare(context, shared, read.data);
  throw goTo(`${path}&open=1`);
}
