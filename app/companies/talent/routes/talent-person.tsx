import "#app/pages/page/workspace.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { TalentFacts, toTalentTitle } from "#app/clinicians/details/talent/talent-facts.tsx";
import { messageChips } from "#app/companies/talent/message-words.ts";
import { TalentFitPart } from "#app/companies/talent/talent-fit-part.tsx";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Select, TextArea, toFieldMeta } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { action, loader } from "./talent-person.server.ts";

export { action, headers, loader } from "./talent-person.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toAccountMeta(toAnsweredTitle(data ? toTalentTitle(data.person) : "A clinician", data?.isRefused));

export default function TalentPersonPage() {
  const { company, person, fit, chosen, last } = useLoaderData<typeof loader>();
  return (
    <HiringPage company={company} part="talent" title={toTalentTitle(person)}>
      <section
        aria-label="What they show"
        className="grid max-w-3xl gap-3 rounded-card border border-line bg-surface p-5"
      >
        <TalentFacts person={person} />
        {fit && chosen && <TalentFitPart fit={fit} posting={chosen.title} />}
      </section>
      <section aria-labelledby="write" className="grid max-w-3xl gap-item">
        <h2 id="write" className="text-lg">
          Write to them
        </h2>
        {last && <Chips chips={[messageChips[last]]} label="Your last message" />}
        <FirstMessage />
      </section>
    </HiringPage>
  );
}

function FirstMessage() {
  const { company, chosen, postings, last, idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!company.canWrite) return <p>Owners and recruiters of your team write to clinicians.</p>;
  if (!answer && (last === "held" || last === "sent")) return <p>One message at a time: this one waits.</p>;
  if (!chosen) return <p>You have no open posting for their profession that takes applications here.</p>;
  return (
    <Form id="first-message" method="post" className="grid justify-items-start gap-4">
      {answer && <Notice live tone="bad" title={answer.problem} />}
      <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
      <Select
        className="w-full"
        label="About this posting"
        meta={toFieldMeta("first-message", "job", { initialValue: answer?.job ?? chosen.slug })}
        options={postings}
      />
      <TextArea
        className="w-full"
        label="Your message"
        meta={toFieldMeta("first-message", "text", {
          initialValue: answer?.text ?? "",
          maxLength: 2000,
          required: true,
          ...(answer?.error ? { errors: [answer.error], valid: false } : {}),
        })}
        rows={6}
      />
      <p className="text-ink-2 text-md">
        They get it by email with your company's name and the posting, and answer here. You learn who they are
        with their application. Our staff read a text first that asks for money, a messenger or a password.
      </p>
      <Button>Send the message</Button>
    </Form>
  );
}
