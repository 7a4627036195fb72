import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import {
  answerAsked,
  type CheckAnswer,
  findAsked,
} from "#app/companies/workspace/confirmation/check-answer.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import "#app/pages/page/workspace.css";

export const meta = () => toAccountMeta("Are you still hiring?");
export const headers = accountHeaders;

const toAnswer = (text: unknown): CheckAnswer => (text === "filled" ? "filled" : "open");

export async function loader({ context, request }: LoaderFunctionArgs) {
  const job = await findAsked(context.db, readLinkToken(request), context.env.SESSION_SECRET);
  const first = toAnswer(new URL(request.url).searchParams.get("answer"));
  return { job: job && { title: job.title, company: job.company }, first };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  const answer = toAnswer((await requireForm(request, ["answer"])).get("answer"));
  const job = await findAsked(context.db, readLinkToken(request), context.env.SESSION_SECRET);
  const done = job && (await answerAsked(context.db, job, answer, context.now));
  if (!done) return unprocessed({ said: null });
  return { said: `${job.title} ${saidTexts[done]}.` };
}

const saidTexts = {
  open: "is confirmed as open",
  filled: "is marked as filled",
  review: "was sent to us. A person reads it before it is open again",
};
const answers = { open: "Still open", filled: "It is filled" } as const;

export default function StillHiringPage() {
  const { job, first } = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>()?.said;
  if (said)
    return (
      <AccountPanel title="Thank you">
        <Notice tone="good" title={said} live />
        <ButtonLink to={paths.hiring()}>Open my jobs</ButtonLink>
      </AccountPanel>
    );
  if (!job)
    return (
      <AccountPanel title="This link no longer works">
        <Notice tone="warn" title="It was used or is out of date" live>
          Someone has answered already, the posting has ended, or a newer email asks again. Links also end for
          someone who left the company.
        </Notice>
        <ButtonLink to={paths.hiring()}>Open my jobs</ButtonLink>
      </AccountPanel>
    );
  const order = first === "filled" ? (["filled", "open"] as const) : (["open", "filled"] as const);
  return (
    <AccountPanel title="Are you still hiring?" lead={`${job.title}, ${job.company}`}>
      <Form method="post" className="grid gap-3">
        {order.map((answer, at) => (
          <Button key={answer} name="answer" value={answer} look={at === 0 ? "solid" : "outline"}>
            {answers[answer]}
          </Button>
        ))}
      </Form>
    </AccountPanel>
  );
}
