import { Form, Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { ResumeSuggestions, UnreadWhy } from "./resume-suggestions.server.ts";

interface SuggestionListProps {
  suggested: ResumeSuggestions | null;
  /** The person has just asked for another reading. */
  isAsked: boolean;
  notice: string | null;
}

/** What the newest résumé says that the profile does not. Nothing counts as said before its button is pressed. */
export function SuggestionList({ suggested, isAsked, notice }: SuggestionListProps) {
  const { ref, notePressed } = useNextFocus(suggested?.open);
  return (
    <section ref={ref} id="suggestions" aria-labelledby="suggestions-title" className="grid gap-3">
      <h2 id="suggestions-title" tabIndex={-1} className="text-xl">
        From your résumé
      </h2>
      {notice && <Notice tone="good" title={notice} live />}
      {suggested ? (
        <Suggested suggested={suggested} isAsked={isAsked} notePressed={notePressed} />
      ) : (
        <p className="text-ink-2">
          <Link to={paths.documents()} className="link">
            Upload your résumé
          </Link>
          , and we suggest what it says for the fields below that are empty.
        </p>
      )}
    </section>
  );
}

/** The pressed button goes away with its suggestion. The next one takes the focus, or the heading after the last. */
function useNextFocus(open: ResumeSuggestions["open"] | undefined) {
  const ref = useRef<HTMLElement>(null);
  const pressed = useRef<number | null>(null);
  // Only the new list says where the focus can go.
  useEffect(() => {
    const [section, at] = [ref.current, pressed.current];
    pressed.current = null;
    if (!section || at === null || !open) return;
    const next = section.querySelectorAll("li")[Math.min(at, open.length - 1)];
    (next?.querySelector("button") ?? section.querySelector("h2"))?.focus();
  }, [open]);
  const notePressed = (at: number) => {
    pressed.current = at;
  };
  return { ref, notePressed };
}

interface SuggestedProps {
  suggested: ResumeSuggestions;
  isAsked: boolean;
  notePressed: (at: number) => void;
}

function Suggested({
  suggested: { name, publicId, reason, of, open },
  isAsked,
  notePressed,
}: SuggestedProps) {
  const file = (
    <Link to={paths.document(publicId)} className="link wrap-anywhere">
      {name}
    </Link>
  );
  if (reason) return <Unread reason={isAsked && reason === "lost" ? "waiting" : reason} file={file} />;
  if (open.length === 0)
    return <p className="text-ink-2">{file} says nothing that your profile does not have.</p>;
  return (
    <>
      <p className="text-ink-2">
        We read these in {file}. None of them is in your profile until you add it. Check each against its
        line.
      </p>
      <ul className="suggestions">
        {open.map(({ at, label, text, line }, place) => (
          <li key={at}>
            <div className="min-w-0">
              <p className="text-ink-3 text-sm">{label}</p>
              <p className="wrap-anywhere font-semibold">{text}</p>
              <p className="wrap-anywhere text-ink-2 text-sm">
                <span className="sr-only">Read in the line: </span>“{line}”
              </p>
            </div>
            <Form
              method="post"
              action={paths.profileDetails()}
              onSubmit={() => notePressed(place)}
              className="flex gap-2"
            >
              <input type="hidden" name="of" value={of} />
              <input type="hidden" name="at" value={at} />
              <Button size="small" look="outline" name="intent" value="accept">
                Add <span className="sr-only">{`${label}: ${text}`}</span>
              </Button>
              <Button size="small" look="quiet" name="intent" value="dismiss">
                Dismiss <span className="sr-only">{`${label}: ${text}`}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}

const unread: Record<Exclude<UnreadWhy, "waiting" | "lost" | "unfinished">, string> = {
  "old-word":
    "is in Word’s format from before 2007, which we do not read. Save it as DOCX or PDF and upload that.",
  locked: "is locked with a password. Upload it without one.",
  "too-large": "is too long for us to read. Upload a shorter one.",
  damaged: "is damaged. Save it again and upload that.",
  "no-text": "has no text, only a picture of it. Upload one that was saved from a word processor.",
};

function Unread({ reason, file }: { reason: UnreadWhy; file: ReactNode }) {
  if (reason === "waiting")
    return (
      <p className="text-ink-2">
        We are still reading {file}. It takes a minute at most:{" "}
        <Link to={paths.profileDetails("reading=1")} reloadDocument className="link">
          reload this page
        </Link>{" "}
        to see what it suggests.
      </p>
    );
  if (reason === "lost" || reason === "unfinished")
    return (
      <Form method="post" action={paths.profileDetails()} className="grid justify-items-start gap-3">
        <p className="text-ink-2">
          We have not been able to read {file}. The fields below can be filled in by hand.
        </p>
        <Button look="outline" size="small" name="intent" value="read">
          Read it again
        </Button>
      </Form>
    );
  return (
    <p className="text-ink-2">
      {file} {unread[reason]}
    </p>
  );
}
