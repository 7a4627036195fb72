import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { getOwnPosting, listAskingPostings } from "#app/companies/questions/own-posting.server.ts";
import { libraryKeys, listLibrary, pickLibrary } from "#app/companies/questions/question-library.server.ts";
import {
  moveTyped,
  partNames,
  readTypedQuestions,
  type TypedQuestion,
  toFirstErrors,
  toNewQuestion,
  toPartName,
  toQuestions,
  toTypedQuestion,
} from "#app/companies/questions/typed-questions.ts";
import { admitToCompany, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { checkQuestion } from "#app/jobs/checks/question/check-question.ts";
import { getQuestionSet, saveQuestions } from "#app/jobs/questions/job-questions.server.ts";
import { mostQuestions, type Question } from "#app/jobs/questions/question.ts";
import type { FormErrors } from "#app/kit/forms/shown-form.tsx";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { isRefusedForm, noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { workPaths } from "#app/work-paths.ts";

interface Asked {
  context: SiteContext;
  request: Request;
  jobId: number;
  employerId: number;
  userId: number;
}

interface QuestionsAnswer {
  typed: TypedQuestion[];
  revision: number;
  errors: FormErrors;
  problem: { title: string; text: string } | null;
  /** As applicants would see what is typed; null while something is wrong with it. */
  preview: Question[] | null;
  /** The field to go on with. */
  focus: string | null;
}

const toPickName = (key: string): string => `pick-${key}`;

/** Null when saved. Every other button changes what is typed, and stores nothing. */
async function receiveQuestions({ context, request, jobId, employerId, userId }: Asked) {
  const form = await requireForm(request, [
    ...["do", "revision", "kind", "from"],
    ...libraryKeys.map(toPickName),
    ...partNames,
  ]);
  const step = String(form.get("do") ?? "save");
  const typed = readTypedQuestions(form);
  const revision = Number(/^\d{1,9}$/.exec(String(form.get("revision")))?.[0] ?? 0);
  const answer = (changed: Partial<QuestionsAnswer>, status = 200) => {
    if (status !== 200) noteRefusedForm(context);
    const shown = changed.typed ?? typed;
    const preview = checkTyped(shown).questions;
    const none = { errors: {}, problem: null, focus: null };
    return data<QuestionsAnswer>({ ...none, typed: shown, revision, preview, ...changed }, { status });
  };
  if (step === "add" || step === "pick" || step === "copy") {
    const offered =
      step === "add"
        ? [toNewQuestion(randomId(), String(form.get("kind")))]
        : step === "pick"
          ? pickTyped(form)
          : await copyTyped(context, employerId, String(form.get("from")));
    // A question that the list has already is not added twice.
    const added = offered.filter((one) => !typed.some(({ id }) => id === one.id));
    const all = [...typed, ...added];
    if (all.length > mostQuestions)
      return answer({ problem: toProblem(`A posting has at most ${mostQuestions} questions.`) }, 400);
    return answer({ typed: all, focus: added.length > 0 ? toPartName(typed.length, "label") : null });
  }
  if (step !== "save" && step !== "preview") return answer(moveTyped(typed, step));
  const { questions, errors } = checkTyped(typed);
  if (!questions)
    return answer({ errors, problem: toProblem(errors[""] ?? "Please correct what is marked below.") }, 400);
  if (step === "preview") return answer({});
  if (await saveQuestions(context.db, { jobId, employerId, userId, revision, questions, now: context.now }))
    return null;
  const { revision: newer } = await getQuestionSet(context.db, jobId);
  return answer({ revision: newer, problem: overtaken }, 409);
}

const toProblem = (text: string) => ({ title: "Nothing was saved", text });

const overtaken = {
  title: "These questions were changed in another tab or by a colleague",
  text: "What you typed is still below, and nothing was saved. Open this page in a new tab to see the newer questions, or press Save again to replace them with yours.",
};

const pickTyped = (form: FormData): TypedQuestion[] =>
  pickLibrary(new Set(libraryKeys.filter((key) => form.has(toPickName(key))))).map(toTypedQuestion);

async function copyTyped({ db }: SiteContext, employerId: number, slug: string): Promise<TypedQuestion[]> {
  const { id } = await getOwnPosting(db, employerId, slug);
  return (await getQuestionSet(db, id)).questions.map(toTypedQuestion);
}

function checkTyped(typed: readonly TypedQuestion[]): ReturnType<typeof toQuestions> {
  const read = toQuestions(typed);
  const refused = (read.questions ?? []).flatMap(({ label, help, options }, at) =>
    checkQuestion({ label, help, options: options.join("\n") }).map(
      ({ field, text, fix }) =>
        [
          toPartName(at, field === "help" || field === "options" ? field : "label"),
          [text, fix].filter(Boolean).join(" "),
        ] as const,
    ),
  );
  return refused.length > 0 ? { questions: null, errors: toFirstErrors(refused) } : read;
}

export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, whoWrites);
  const { context, request, params } = asked;
  const { id, ...posting } = await getOwnPosting(context.db, company.employerId, params.slug);
  const [{ questions, revision }, others] = await Promise.all([
    getQuestionSet(context.db, id),
    listAskingPostings(context.db, company.employerId, id),
  ]);
  return {
    company: toHiringCompany(company),
    posting,
    library: listLibrary(posting.profession),
    others,
    typed: questions.map(toTypedQuestion),
    preview: questions,
    revision,
    isSaved: new URL(request.url).searchParams.get("done") === "saved",
    isRefused: isRefusedForm(context),
  };
}

export async function action(asked: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const { context, request, params } = asked;
  const { employerId, employerSlug } = company;
  const { id, slug } = await getOwnPosting(context.db, employerId, params.slug);
  const answer = await receiveQuestions({ context, request, jobId: id, employerId, userId: viewer.id });
  if (answer) return answer;
  throw goTo(`${workPaths.hiringQuestions(employerSlug, slug, "done=saved")}#saved`);
}
