import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { TimeZone } from "#app/facts/reference/place/time-zones.ts";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { FoldLine } from "#app/kit/ui/control/fold.tsx";
import { paths } from "#app/paths.ts";
import { type InterviewState, isOpenInterview, toKindText } from "./interview.ts";
import type { FoundInterview } from "./interview-store.server.ts";
import { type InterviewAnswer, ProposeForm } from "./propose-form.tsx";
import { type Proposing, toBothText } from "./slots.ts";

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
  /** Whose clock is shown beside the company's. */
  applicant: { name: string; zone: TimeZone | null },
): InterviewView => ({
  ...{ id, sequence, state, place },
  how: toKindText({ kind, minutes }),
  typed: {
    ...{ kind, place, minutes: String(minutes) },
    ...Object.fromEntries(interviewers.map((person, at) => [`with${at + 1}`, String(person.id)])),
  },
  people: interviewers.map(({ name, email }) => name || email).join(", "),
  start: startAt === null ? null : toBothText(startAt, timeZone, applicant.zone, applicant.name),
  isOver: startAt !== null && startAt <= now,
  times: times.map((at) => toBothText(at, timeZone, applicant.zone, applicant.name)),
  calendar: state === "confirmed" && startAt !== null && startAt > now ? toFile(publicId) : null,
});

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
  proposing: Proposing;
  /** The page where a member says when they take interviews. */
  hoursPage: string;
  idempotencyKey: string;
  answer: InterviewAnswer | undefined;
  said: ReactNode;
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
    <section id="interview" aria-labelledby="interview-title">
      <h3 id="interview-title" className={interviews.length === 0 ? "sr-only" : undefined}>
        Interview
      </h3>
      {props.said}
      {interviews.length > 0 && (
        <ul className="grid gap-3">
          {interviews.map((interview) => (
            <li key={interview.id} className="grid gap-1 border-line border-l-2 pl-3">
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
        <details open={answer !== undefined || isOpen || undefined}>
          <FoldLine>{open ? "Propose other times" : `Invite ${name} to an interview`}</FoldLine>
          <ProposeForm {...props} sequence={open?.sequence} typed={open?.typed} />
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
