import { Link } from "@remix-run/react";
import { LicenseLine } from "#app/facts/licensing/memory/license-line.tsx";
import type { SavedEntry } from "#app/jobs/saved/saved-entry.ts";
import type { SavedFacts } from "#app/jobs/saved/saved-facts.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

interface SavedRowProps {
  entry: SavedEntry;
  /** Undefined before the first answer; null for a posting that was taken down. */
  facts: SavedFacts | null | undefined;
  choice: { isChosen: boolean; isFull: boolean; onChange: () => void } | null;
  /** False when the browser keeps nothing, so that the form goes to the server. */
  onRemove: (() => boolean) | null;
  /** Of an account: works without scripts. */
  isPosted?: boolean;
}

export function SavedRow({ entry, facts, choice, onRemove, isPosted = false }: SavedRowProps) {
  const isClosed = facts === null || facts?.state === "closed";
  const title = facts?.title ?? entry.title;
  return (
    <article
      className={classNames("saved-row", isClosed && "saved-row-closed", !onRemove && "saved-row-plain")}
    >
      {choice ? (
        <label className="saved-choice">
          <input
            type="checkbox"
            checked={choice.isChosen}
            aria-disabled={choice.isFull && !choice.isChosen}
            onChange={choice.onChange}
          />
          <span className="sr-only">Compare {title}</span>
        </label>
      ) : (
        onRemove && <span />
      )}
      <div className="grid content-start gap-1.5 py-2.5">
        <h3 className="text-lg">
          {facts === null ? (
            title
          ) : (
            <Link to={paths.job(entry.slug)} className="hover:underline">
              {title}
            </Link>
          )}
        </h3>
        {facts && (
          <p className="text-ink-2 text-md">{[facts.employer, facts.place].filter(Boolean).join(" · ")}</p>
        )}
        <Pay entry={entry} facts={facts} />
        {facts && !isClosed && <Terms {...facts} />}
        {facts?.applied && <p className="font-semibold text-md">{facts.applied}</p>}
        <State facts={facts} />
        <p className="hidden text-sm print:block">{paths.job(entry.slug)}</p>
      </div>
      {onRemove && (
        <form method="post" onSubmit={(event) => (onRemove() || !isPosted) && event.preventDefault()}>
          <input type="hidden" name="job" value={entry.slug} />
          <button type="submit" aria-label={`Remove ${title}`} className="header-button print:hidden">
            <Icon name="x" />
          </button>
        </form>
      )}
    </article>
  );
}

function Pay({ entry, facts }: Pick<SavedRowProps, "entry" | "facts">) {
  const now = facts?.pay ?? entry.pay;
  if (!now) return null;
  const was = entry.pay && entry.pay.key !== now.key ? entry.pay.text : null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
      <span className="font-semibold">{now.text}</span>
      {was && (
        <span className="chip chip-amber">
          Pay changed{entry.pay?.changedOn && ` ${entry.pay.changedOn}`}: was {was}, now {now.text}
        </span>
      )}
    </p>
  );
}

function State({ facts }: Pick<SavedRowProps, "facts">) {
  if (facts === undefined) return null;
  const text = facts ? facts.stateText : "This posting was taken down.";
  if (!text) return null;
  return <p className={facts?.state === "closing" ? "text-amber text-md" : "text-md"}>{text}</p>;
}

function Terms({ license: { answer, needs }, work, shift, miles }: SavedFacts) {
  const terms = [work, shift, miles !== null && `${formatCount(miles)} miles away`].filter(Boolean);
  return (
    <>
      <p className="text-md">{terms.join(" · ")}</p>
      <LicenseLine work={null} told={answer && { tone: answer.tone, text: answer.title }} asked={needs} />
    </>
  );
}

export function NothingSaved() {
  return (
    <Notice title="You have no saved jobs." className="grid justify-items-start gap-3 p-6">
      <p>Press the heart on a job, and you find it here: whether it is still open, and what it pays now.</p>
      <ButtonLink to={paths.jobs()}>Search jobs</ButtonLink>
      <a href={paths.offline()} className="link">
        Job pages you opened on this device
      </a>
    </Notice>
  );
}
