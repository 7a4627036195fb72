import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerQuestion } from "#app/assistant/mentor/answer.server.ts";
import { questionSchema } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { longestQuestion } from "#app/assistant/mentor/answers/question-length.ts";
import { findExample } from "#app/assistant/mentor/example-questions.ts";
import { findModel } from "#app/assistant/mentor/model/find-model.server.ts";
import type { Arrived } from "#app/assistant/mentor/use-conversation.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { isRefusedForm, noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { logEvent } from "#app/kit/platform/log.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { paths } from "#app/paths.ts";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireTidyAddress(request, context);
  const example = findExample(new URL(request.url).searchParams.get("example"));
  return {
    example: example ?? "",
    isRefused: isRefusedForm(context),
    isWorded: findModel(context.env) !== null,
    canonical: paths.mentor(),
  };
}

/** For a post without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  const form = await requireForm(request, ["question", "before"]);
  const typed = form.get("question");
  const before = form.get("before")?.toString();
  const read = questionSchema.safeParse({ question: typed ?? "", before });
  if (!read.success) {
    noteRefusedForm(context);
    const question = String(typed ?? "").slice(0, longestQuestion);
    const problem = read.error.issues[0]!.message;
    return data<Arrived>({ question, problem, answered: null, before }, { status: 400 });
  }
  const { kind, ...answered } = await answerQuestion(context, read.data.question, read.data.before);
  logEvent("mentor", { kind });
  return data<Arrived>({ question: read.data.question, problem: null, answered });
}
