import "#app/pages/page/workspace.css";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import type { action, loader } from "./first-message.server.ts";

export { action, headers, loader } from "./first-message.server.ts";

export const meta = () => toAccountMeta("A message from an employer");

export default function FirstMessagePage() {
  const { state, company, job, text, sent, isOpen, toCompany, toJob, toSettings } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={`${company} wrote to you`} lead={`About the job ${job}`} />
      <div className="page grid [&>*]:max-w-3xl gap-6 pb-16">
        {answer && <Notice live tone="bad" title={answer.problem} />}
        <Standing />
        <section
          aria-label="The message"
          className="grid gap-3 rounded-card border border-line bg-surface p-5"
        >
          <p className="text-ink-2 text-sm">Sent {sent}</p>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          <p className="flex flex-wrap gap-x-6">
            <Link to={toJob} className="link inline-flex min-h-11 items-center">
              Read the posting
            </Link>
            <Link to={toCompany} className="link inline-flex min-h-11 items-center">
              About {company}
            </Link>
          </p>
        </section>
        {!isOpen && state === "sent" && <Notice title="The posting is closed">You need not answer.</Notice>}
        {state !== "stopped" && <Answers />}
        <p className="text-ink-2 text-md">
          You get such messages because you let employers find you.{" "}
          <Link to={toSettings} className="link">
            Turn it off, or name companies that must not find you
          </Link>
        </p>
      </div>
    </>
  );
}

const titles: Record<string, string> = {
  "not-now": "You answered: not now",
  stopped: "This company does not find you and cannot write to you again",
};

function Standing() {
  const { state, toApply, isOpen } = useLoaderData<typeof loader>();
  if (titles[state]) return <Notice live tone="good" title={titles[state]} />;
  if (state !== "interested") return null;
  return (
    <Notice live tone="good" title="You want to hear more">
      <p>They learn who you are once you send your application.</p>
      {isOpen && (
        <p className="pt-3">
          <ButtonLink to={toApply}>Go on to the application</ButtonLink>
        </p>
      )}
    </Notice>
  );
}

function Answers() {
  const { state, company, path, isOpen } = useLoaderData<typeof loader>();
  const canAgree = isOpen && (state === "sent" || state === "not-now");
  return (
    <Form method="post" action={path} className="grid justify-items-start gap-4">
      <p className="text-ink-2 text-md">
        {canAgree && "“Yes” leads to the application, and you decide there what they get. "}
        {state === "sent" && "“Not now” tells them that you are not interested. "}“Stop” does too, and{" "}
        {company} never finds you again. They read nothing else of you.
      </p>
      <div className="flex flex-wrap gap-3">
        {canAgree && (
          <Button name="intent" value="interested">
            Yes, I want to apply
          </Button>
        )}
        {state === "sent" && (
          <Button name="intent" value="not-now" look="outline">
            Not now
          </Button>
        )}
        <Button name="intent" value="stopped" look="danger">
          Stop {company}
        </Button>
      </div>
    </Form>
  );
}
