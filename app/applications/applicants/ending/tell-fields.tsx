import { endReasons } from "#app/applications/applicants/answer/answer-templates.ts";
import { Button } from "#app/kit/ui/button.tsx";

/** What these people are told before they are moved, or are only written to. */
export interface TellAsk {
  /** Moves nobody. */
  isMessage?: boolean;
  /** Of a message: the same press writes once. */
  key?: string;
  people: number;
  /** Of the first of them. */
  names: readonly string[];
  /** Chosen, and not open any more. */
  leftOut: number;
  /** Of these people. */
  interviewed: number;
  text: string;
  interviewedText: string;
  days: { first: string; last: string };
  tellOn: string;
  reason: string;
  /** How it reads for the first of them. */
  preview?: { name: string; texts: readonly string[] } | undefined;
  /** The company's own, to start from. */
  texts: readonly { id: number; name: string }[];
}

export const tellFieldNames = ["text", "interviewedText", "tellOn", "reason", "own", "fill", "preview"];

export function TellFields({ ask }: { ask: TellAsk }) {
  const {
    people,
    names,
    isMessage,
    interviewed,
    leftOut,
    text,
    interviewedText,
    days,
    tellOn,
    reason,
    texts,
    preview,
  } = ask;
  const those = people === 1 ? "1 person" : `${people} people`;
  const who = toWho(ask);
  return (
    <section aria-labelledby="tell" className="grid max-w-2xl gap-item">
      <h2 id="tell" tabIndex={-1} ref={focusOn} className="scroll-mt-20 outline-none">
        {isMessage ? `What you write to ${who}` : `What we tell ${who}`}
      </h2>
      <p id="text-hint" className="text-ink-2 text-md">
        {people > 1 &&
          "{first name} becomes each person's first name, and {position} the posting's title. Each gets an email of their own. "}
        Replies come here, under Messages, and to your team by email.
      </p>
      {texts.length > 0 && (
        <div className="flex flex-wrap items-end gap-2">
          <label className="grid gap-1 font-semibold text-md">
            Start from your own text
            <select
              name="own"
              className="h-11 rounded-control border border-line-strong bg-surface px-3 font-normal"
            >
              {texts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Button look="outline" name="fill" value="yes">
            Use this text
          </Button>
        </div>
      )}
      {interviewed < people && <TellText name="text" label="Message" text={text} />}
      {interviewed > 0 && (
        <TellText
          name="interviewedText"
          label={
            interviewed === 1
              ? "Message to the 1 person interviewed"
              : `Message to the ${interviewed} people interviewed`
          }
          text={interviewedText}
        />
      )}
      {interviewed === people && <input type="hidden" name="text" value={text} />}
      {!isMessage && (
        <label className="grid gap-1 font-semibold text-md">
          Reason, for your team
          <select
            name="reason"
            defaultValue={reason}
            className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 font-normal sm:w-60"
          >
            <option value="">No reason noted</option>
            {endReasons.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
          <span className="font-normal text-ink-2">Applicants never see it.</span>
        </label>
      )}
      <label className="grid gap-1 font-semibold text-md">
        Day to send it
        <input
          type="date"
          name="tellOn"
          min={days.first}
          max={days.last}
          defaultValue={tellOn}
          className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 font-normal sm:w-60"
        />
        <span className="font-normal text-ink-2">
          Sent at 9 AM of that day. Leave it empty to send in 10 minutes. You can undo it until then.
        </span>
      </label>
      {preview?.texts.map((each) => (
        <article
          key={each}
          aria-label={`How it reads for ${preview.name}`}
          className="grid gap-2 rounded-card border border-line bg-sunken p-4"
        >
          <p className="font-semibold text-md">As {preview.name} reads it</p>
          <p className="wrap-anywhere whitespace-pre-line">{each}</p>
        </article>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button>{isMessage ? `Email ${those}` : `Email ${those} and move them`}</Button>
        <Button look="outline" name="preview" value="yes">
          {`See how ${names[0]} reads it`}
        </Button>
        {leftOut > 0 && (
          <p className="text-ink-2 text-md">
            {isMessage
              ? `${leftOut} of those chosen ${leftOut === 1 ? "gets" : "get"} no message: withdrawn, or messages stopped.`
              : `${leftOut} of those chosen ${leftOut === 1 ? "stays" : "stay"} as ${leftOut === 1 ? "it is" : "they are"}: hired, withdrawn or not selected already.`}
          </p>
        )}
      </div>
    </section>
  );
}

/** It stands above what was chosen, and the button below. */
function focusOn(heading: HTMLElement | null): void {
  heading?.focus();
}

/** "Ana Ruiz, Sam Hill and 4 more" */
function toWho({ people, names }: TellAsk): string {
  const more = people - names.length;
  if (more > 0) return `${names.join(", ")} and ${more} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join("");
}

function TellText({ name, label, text }: { name: string; label: string; text: string }) {
  return (
    <>
      <label htmlFor={name} className="font-semibold text-md">
        {label}
      </label>
      <textarea
        key={text}
        id={name}
        name={name}
        rows={12}
        defaultValue={text}
        aria-describedby="text-hint"
        className="w-full rounded-control border border-line-strong bg-surface p-3 text-base"
      />
    </>
  );
}
