import { Form, Link } from "@remix-run/react";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { toSlotText } from "#app/kit/text/when.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Field, type FieldMeta, TextArea, toFieldMeta } from "#app/kit/ui/control/field.tsx";
import { Choice, FilterSelect } from "#app/kit/ui/control/filter-controls.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import {
  type InterviewState,
  interviewKinds,
  isOpenInterview,
  lengths,
  mostTimes,
  timeFields,
  toKindText,
  toLengthText,
} from "./interview.ts";
import type { FoundInterview } from "./interview-store.server.ts";

interface InterviewView {
  id: number;
  sequence: number;
  state: InterviewState;
  how: string;
  /** As the form has them, to move it without typing them again. */
  typed: Record<string, string>;
  place: string;
  people: string;
  start: string | null;
  /** It was to begin, so what came of it can be said. */
  isOver: boolean;
  times: string[];
  /** Of the file for a calendar, while it is set and to come. */
  calendar: string | null;
}

export const toInterviewView = (
  {
    id,
    publicId,
    sequence,
    state,
    kind,
    minutes,
    place,
    interviewers,
    startAt,
    times,
    timeZone,
  }: FoundInterview,
  now: number,
  toFile: (publicId: string) => string,
): InterviewView => ({
  ...{ id, sequence, state, place },
  how: toKindText({ kind, minutes }),
  typed: {
    ...{ kind, place, minutes: String(minutes) },
    ...Object.fromEntries(interviewers.map((person, at) => [`with${at + 1}`, String(person.id)])),
  },
  people: interviewers.map(({ name, email }) => name || email).join(", "),
  start: startAt === null ? null : toSlotText(startAt, timeZone),
  isOver: startAt !== null && startAt <= now,
  times: times.map((at) => toSlotText(at, timeZone)),
  calendar: state === "confirmed" && startAt !== null && startAt > now ? toFile(publicId) : null,
});

export interface InterviewAnswer {
  problem: string;
  /** By the fields' names. */
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** A time is at night or on a weekend, and to be meant so. */
  isOdd: boolean;
}

interface InterviewPartProps {
  interviews: readonly InterviewView[];
  name: string;
  /** False for a reviewer. */
  canChange: boolean;
  /** False of an applicant who withdrew or takes no messages: what is set can still be canceled. */
  canPropose: boolean;
  isOpen: boolean;
  members: readonly { value: string; label: string }[];
  self: string;
  zone: string;
  idempotencyKey: string;
  answer: InterviewAnswer | undefined;
}

const stateTexts: Record<InterviewState, string> = {
  proposed: "Waits for the applicant to pick a time",
  asked: "The applicant asks for other times",
  confirmed: "Set",
  canceled: "Canceled",
  done: "Took place",
  "no-show": "The applicant did not come",
};

/** The interviews of an applicant, and the form that proposes times. */
export function InterviewPart(props: InterviewPartProps) {
  const { interviews, name, canChange, canPropose, isOpen, answer } = props;
  const open = interviews.find(isOpenInterview);
  if (interviews.length === 0 && !canPropose) return null;
  return (
    <section id="interview" aria-labelledby="interview-title" className="grid scroll-mt-20 gap-item">
      <h2 id="interview-title">Interview</h2>
      {interviews.length > 0 && (
        <ul className="grid gap-3">
          {interviews.map((interview) => (
            <li
              key={interview.id}
              className="grid gap-1 rounded-card border border-line bg-surface px-4 py-3"
            >
              <Told interview={interview} />
              {interview.calendar && (
                <a
                  href={interview.calendar}
                  download
                  className="link inline-flex min-h-11 items-center justify-self-start"
                >
                  Add to calendar
                </a>
              )}
              {canChange && interview === open && <Steps {...props} interview={interview} />}
            </li>
          ))}
        </ul>
      )}
      {open && (
        <Link to={paths.calendar()} className="link inline-flex min-h-11 items-center justify-self-start">
          See your interviews in your own calendar
        </Link>
      )}
      {canPropose && (
        <details
          className="rounded-card border border-line bg-surface px-4"
          open={answer !== undefined || isOpen || undefined}
        >
          <summary className="turn-mark flex min-h-11 cursor-pointer items-center justify-between font-semibold">
            {open ? "Propose other times" : `Invite ${name} to an interview`}
          </summary>
          <ProposeForm {...props} open={open} />
        </details>
      )}
    </section>
  );
}

const Told = ({ interview: { state, start, how, place, people, times } }: { interview: InterviewView }) => (
  <>
    <p>
      <strong>{start && state !== "asked" ? start : stateTexts[state]}</strong>
      {start && state !== "asked" && <span className="text-ink-2"> · {stateTexts[state]}</span>}
    </p>
    <p className="wrap-anywhere text-ink-2 text-md">
      {[how, people && `with ${people}`, place].filter(Boolean).join(" · ")}
    </p>
    {state === "proposed" && (
      <ul className="list-disc pl-5 text-md">
        {times.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
    )}
  </>
);

function Steps({ interview, idempotencyKey }: { interview: InterviewView; idempotencyKey: string }) {
  const hidden = (
    <>
      <input type="hidden" name="sequence" value={interview.sequence} />
      <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
    </>
  );
  if (interview.state === "confirmed" && interview.isOver)
    return (
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2 pt-1">
        {hidden}
        <Button name="interview" value="done" look="outline" size="small">
          It took place
        </Button>
        <Button name="interview" value="no-show" look="outline" size="small">
          They did not come
        </Button>
      </Form>
    );
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Cancel it</summary>
      <Form method="post" preventScrollReset className="grid justify-items-start gap-2 pb-2">
        {hidden}
        <label className="grid w-full gap-1 font-semibold text-md">
          A sentence for the applicant, if you like
          <textarea
            name="words"
            rows={2}
            maxLength={1000}
            className="w-full rounded-control border border-line-strong bg-surface px-3 py-2.5 font-normal"
          />
        </label>
        <p className="text-ink-3 text-sm">
          They are told at once. The stage of the application stays as it is.
        </p>
        <Button name="interview" value="cancel" look="outline" size="small">
          Cancel the interview
        </Button>
      </Form>
    </details>
  );
}

const shownTimes = 4;

function ProposeForm({
  open,
  members,
  self,
  zone,
  idempotencyKey,
  answer,
  name,
}: InterviewPartProps & { open?: InterviewView }) {
  const typed: Record<string, string> = answer?.typed ?? open?.typed ?? {};
  const errors: Record<string, string> = answer?.errors ?? {};
  const of = (field: string, rest: Partial<FieldMeta> = {}) =>
    toFieldMeta("propose", field, {
      ...{ initialValue: typed[field], ...rest },
      errors: errors[field] ? [errors[field]] : undefined,
    });
  const toTime = (field: string, at: number) => (
    <Field
      key={field}
      label={`Time ${at + 1}`}
      type="datetime-local"
      meta={of(field, { required: at === 0, isEither: at > 0 })}
    />
  );
  const hasLate = timeFields.slice(shownTimes).some((field) => typed[field]);
  return (
    <Form id="propose" method="post" preventScrollReset noValidate className="grid gap-item pb-4">
      <input type="hidden" name="interview" value="propose" />
      {open && <input type="hidden" name="sequence" value={open.sequence} />}
      <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice label="How" name="kind" value={typed.kind ?? "video"}>
          {Object.entries(interviewKinds).map(([kind, { label }]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Choice>
        <Choice label="How long" name="minutes" value={typed.minutes ?? "30"}>
          {lengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {toLengthText(minutes)}
            </option>
          ))}
        </Choice>
        <Field
          label="Link, number or address"
          meta={of("place", { maxLength: 300, isEither: true })}
          hint="Leave it empty for a phone call that you make: the applicant then shows you a number first."
          className="sm:col-span-2"
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-semibold text-md">Times, in {zone} time</legend>
        <div className="grid gap-2 sm:grid-cols-2">{timeFields.slice(0, shownTimes).map(toTime)}</div>
        <details open={hasLate || undefined}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            More times, up to {mostTimes}
          </summary>
          <div className="grid gap-2 sm:grid-cols-2">
            {timeFields.slice(shownTimes).map((field, at) => toTime(field, at + shownTimes))}
          </div>
        </details>
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-semibold text-md">Who talks with {name}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {interviewerFields.map((field, at) => (
            <FilterSelect
              key={field}
              name={field}
              aria-label={`Interviewer ${at + 1}`}
              value={typed[field] ?? (at === 0 ? self : "")}
            >
              {at > 0 && <option value="">Nobody else</option>}
              {members.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </FilterSelect>
          ))}
        </div>
      </fieldset>
      <TextArea label="Note" meta={of("words", { maxLength: 1000 })} rows={2} />
      <p className="text-ink-3 text-sm">
        {name} gets the times by email and picks one there, without an account. Both of you then get a file
        for your calendars, and {name} a reminder a day and an hour before.
      </p>
      {answer && (
        <Notice live tone="bad" title="Nothing was sent">
          {answer.problem}
        </Notice>
      )}
      {answer?.isOdd && (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="odd" value="yes" className="size-5" />
          These times are as I mean them
        </label>
      )}
      <Button className="justify-self-start">Send the times</Button>
    </Form>
  );
}

export const interviewerFields = ["with1", "with2", "with3"] as const;

/** What the form sends. */
export const interviewFields = [
  ...["interview", "sequence", "kind", "minutes", "place", "words", "odd"],
  ...timeFields,
  ...interviewerFields,
];
