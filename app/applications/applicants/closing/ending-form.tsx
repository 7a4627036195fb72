import { Link } from "@remix-run/react";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Field, Select, TextArea } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { EndingView } from "./ending-view.ts";
import { bareEndingSchema, endingSchema, endingWords } from "./ending-view.ts";

interface EndingFormProps {
  view: EndingView;
  idempotencyKey: string;
  answer?: RequestAnswer;
}

export function EndingForm({ view, idempotencyKey, answer }: EndingFormProps) {
  const { ending, draft, waiting, others, interviewed, hireable, days, hasEnded, choices } = view;
  const isMailed = waiting.length > 0;
  const { fields, frame } = usePostedForm({
    schema: isMailed ? endingSchema : (bareEndingSchema as unknown as typeof endingSchema),
    widest: endingSchema,
    prefill: isMailed ? { ...draft } : undefined,
    answer,
  });
  const { verb } = endingWords[ending];
  const all = waiting.length === 1 ? "answer 1 person" : `answer ${waiting.length} people`;
  // The person chosen as hired gets another mail.
  const answers = ending === "fill" && !hasEnded ? "answer everyone not hired" : all;
  const submit = hasEnded ? toStart(answers) : isMailed ? `${verb} and ${answers}` : verb;
  return (
    <div className="grid max-w-2xl gap-item">
      {choices.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <li key={choice.ending}>
              <Link
                to={choice.to}
                aria-current={choice.ending === ending ? "true" : undefined}
                className={classNames(
                  "inline-flex min-h-11 items-center rounded-control border px-3.5 font-semibold text-md",
                  choice.ending === ending
                    ? "border-accent bg-accent-soft"
                    : "border-line-strong hover:bg-sunken",
                )}
              >
                {choice.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <RequestForm frame={frame} idempotencyKey={idempotencyKey} submit={submit} submitting="Sending...">
        <input type="hidden" name="ending" value={ending} />
        {ending === "fill" && hireable.length > 0 && (
          <Select
            label="Who did you hire?"
            meta={fields.hired}
            hint="Is moved to “Hired”, and gets an email that says so."
            options={[{ value: "", label: "Nobody of these" }, ...hireable]}
          />
        )}
        {isMailed && (
          <TextArea
            label="Message"
            meta={fields.text}
            hint={`${others ? `For ${others}.` : "Everyone here was interviewed."} {first name} becomes each person's first name, {position} the job's title. Everyone gets an email of their own.`}
            rows={12}
          />
        )}
        {isMailed && interviewed && (
          <>
            <Select
              label="Those you interviewed"
              meta={fields.interviewedGet}
              hint="Their status is or was “Interview”. If you have not talked with them yet, send them the same message as everyone."
              options={[
                { value: "own", label: "Get the message below" },
                { value: "same", label: "Get the message above, like everyone else" },
              ]}
            />
            <TextArea
              label="Message to those interviewed"
              meta={fields.interviewedText}
              hint={`For ${interviewed}.`}
              rows={12}
            />
          </>
        )}
        {isMailed && (
          <Field
            label="Day to send it"
            type="date"
            meta={fields.tellOn}
            min={days.first}
            max={days.last}
            hint="Sent at 9 AM of that day. Leave it empty to send in 10 minutes. You can undo it until then."
          />
        )}
      </RequestForm>
    </div>
  );
}

const toStart = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** As many as the list of postings counts. */
const toOpenTitle = (open: number) =>
  open === 0 ? "No open applications" : open === 1 ? "1 open application" : `${open} open applications`;

export function WaitingList({ view }: { view: EndingView }) {
  const { waiting, hasMore, offers } = view;
  return (
    <section aria-labelledby="waiting" className="grid content-start gap-item">
      <h2 id="waiting">{toOpenTitle(waiting.length + offers)}</h2>
      {waiting.length === 0 && (
        <p className="text-ink-2">
          {offers === 0 ? "Everyone who applied knows how it ended." : "Nobody else is left to answer."}
        </p>
      )}
      {hasMore && (
        <Notice title={`The first ${waiting.length} are answered now.`}>
          Come back to this page afterwards to answer the rest.
        </Notice>
      )}
      {offers > 0 && (
        <Notice title={offers === 1 ? "1 person has an offer" : `${offers} people have an offer`}>
          They get none of your message. We tell them that the posting ended and their offer is open. Answer
          them yourself.
        </Notice>
      )}
      {waiting.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {waiting.map(({ publicId, name, to, chip, days }) => (
            <li key={publicId} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
              <Link to={to} className="link wrap-anywhere inline-flex min-h-9 items-center font-semibold">
                {name}
              </Link>
              <Chips chips={[chip]} />
              <span className="ml-auto text-ink-3 text-sm tabular-nums">applied {days}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
