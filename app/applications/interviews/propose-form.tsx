import { Form, Link } from "@remix-run/react";
import { Said, SaidPlace } from "#app/kit/forms/said.tsx";
import { useFocusOnInvalid } from "#app/kit/forms/use-focus-on-invalid.ts";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Field, type FieldMeta, FirstInvalid, TextArea, toFieldMeta } from "#app/kit/ui/control/field.tsx";
import { Choice, FilterSelect } from "#app/kit/ui/control/filter-controls.tsx";
import { interviewKinds, lengths, mostTimes, timeFields, toLengthText } from "./interview.ts";
import type { Proposing } from "./slots.ts";

export interface InterviewAnswer {
  /** Empty where only free times were asked for. */
  problem: string;
  /** By the fields' names. */
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** What speaks against each time, which may be meant so. */
  against: string[];
  /** For those who were chosen. */
  proposing?: Proposing;
}

const shownTimes = 4;

interface ProposeFormProps {
  name: string;
  members: readonly { value: string; label: string }[];
  self: string;
  proposing: Proposing;
  hoursPage: string;
  idempotencyKey: string;
  answer: InterviewAnswer | undefined;
  /** Of the interview that is moved, as the page knows it, and what its form had. */
  sequence?: number | undefined;
  typed?: Record<string, string> | undefined;
}

export function ProposeForm({
  members,
  self,
  hoursPage,
  idempotencyKey,
  answer,
  name,
  sequence,
  ...props
}: ProposeFormProps) {
  const { zoneName, applicant, hours, free } = answer?.proposing ?? props.proposing;
  const typed: Record<string, string> = answer?.typed ?? props.typed ?? {};
  const errors: Record<string, string> = answer?.errors ?? {};
  const of = (field: string, rest: Partial<FieldMeta> = {}) =>
    toFieldMeta("propose", field, {
      // A suggested time comes with the answer.
      ...{ initialValue: typed[field], key: timeFields.includes(field) ? typed[field] : undefined, ...rest },
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
  const isLooked = answer?.problem === "";
  const invalid = Object.keys(errors).find((field) => errors[field]);
  useFocusOnInvalid(invalid && `propose-${invalid}`, answer);
  const freeTimes = (
    <FreeTimes free={free.filter(({ value }) => timeFields.every((field) => typed[field] !== value))} />
  );
  const hasLate = timeFields.slice(shownTimes).some((field) => typed[field]);
  return (
    <FirstInvalid.Provider value={invalid}>
      <Form id="propose" method="post" preventScrollReset noValidate className="grid gap-item pb-4">
        <input type="hidden" name="interview" value="propose" />
        {sequence !== undefined && <input type="hidden" name="sequence" value={sequence} />}
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
          <ul className="grid gap-1 text-ink-2 text-sm">
            {hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button name="look" value="yes" look="outline" size="small">
              Show free times of those chosen
            </Button>
            <Link to={hoursPage} className="link inline-flex min-h-9 items-center text-md">
              Set your own hours
            </Link>
          </div>
        </fieldset>
        <fieldset className="grid gap-2">
          <legend className="pb-1 font-semibold text-md">Times, in your time zone: {zoneName}</legend>
          <p className="text-ink-2 text-sm">{applicant}</p>
          {isLooked ? <SaidPlace>{freeTimes}</SaidPlace> : freeTimes}
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
        <TextArea label="Note" meta={of("words", { maxLength: 1000 })} rows={2} />
        <p className="text-ink-3 text-sm">
          {name} gets the times by email and picks one there, without an account. Both of you then get a file
          for your calendars, and {name} a reminder a day and an hour before.
        </p>
        {answer?.problem && (
          <Said tone="bad" title="Nothing was sent">
            {answer.problem}
            {answer.against.length > 0 && (
              <ul className="list-disc pl-5">
                {answer.against.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </Said>
        )}
        {answer && answer.against.length > 0 && (
          <label className="flex min-h-11 items-center gap-2">
            <input type="checkbox" name="odd" value="yes" className="size-5" />
            These times are as I mean them
          </label>
        )}
        <Button className="justify-self-start">Send the times</Button>
      </Form>
    </FirstInvalid.Provider>
  );
}

/** Each is one press away from the first field that is empty. */
function FreeTimes({ free }: { free: Proposing["free"] }) {
  if (free.length === 0)
    return (
      <p className="text-ink-2 text-md">
        No time of the next ten working days suits everyone. Enter times yourself.
      </p>
    );
  return (
    <div className="grid gap-2">
      <p className="text-md">Free times. Press one to add it:</p>
      <div className="grid gap-2 sm:grid-cols-2">
        {free.map(({ value, label }) => (
          <Button
            key={value}
            name="add"
            value={value}
            look="outline"
            size="small"
            className="min-h-11 justify-start py-1 text-left font-normal sm:whitespace-normal"
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

export const interviewerFields = ["with1", "with2", "with3"] as const;

/** What the form sends. */
export const interviewFields = [
  ...["interview", "sequence", "kind", "minutes", "place", "words", "odd", "look", "add"],
  ...timeFields,
  ...interviewerFields,
];
