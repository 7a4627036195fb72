import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import type { FoundPosting, SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import type { Turn } from "./use-conversation.ts";

interface Props {
  turns: readonly Turn[];
  /** The question that is being answered. */
  asked: string | null;
  onClear: () => void;
}

/** The newest answer first, next to the question's field. */
export function Conversation({ turns, asked, onClear }: Props) {
  if (turns.length === 0 && asked === null) return <div className="mentor-turns" />;
  // Without scripts nothing is kept, and the page without an answer is the cleared one.
  function clear(event: MouseEvent) {
    event.preventDefault();
    onClear();
  }
  return (
    <section aria-labelledby="answers" className="mentor-turns">
      <div className="mentor-turns-head">
        <h2 id="answers" className="text-lg">
          Answers
        </h2>
        <Link to={paths.mentor()} onClick={clear} className={buttonClass("quiet", "small")}>
          Clear conversation
        </Link>
      </div>
      {asked !== null && (
        <div className="mentor-turn mentor-waiting" aria-hidden>
          <p className="wrap-anywhere font-semibold">{asked}</p>
          <p className="text-ink-3">Looking it up …</p>
        </div>
      )}
      {turns.toReversed().map((turn) => (
        <TurnView key={turn.id} turn={turn} />
      ))}
    </section>
  );
}

function TurnView({ turn: { id, question, answer, postings, understood } }: { turn: Turn }) {
  const headingId = `turn-${id}`;
  return (
    <section aria-labelledby={headingId} className="mentor-turn">
      <h3 id={headingId} className="wrap-anywhere">
        {question}
      </h3>
      {understood && <p className="wrap-anywhere text-ink-2 text-sm">Read as “{understood}”</p>}
      {toParagraphs(answer).map(({ source, title, texts }) => (
        <p key={`${source} ${texts[0]}`}>
          {texts.join(" ")}
          <span className="mentor-source">
            <Link to={source} className="link">
              {title}
            </Link>
          </span>
        </p>
      ))}
      {postings.length > 0 && <Postings postings={postings} />}
    </section>
  );
}

interface Paragraph {
  source: string;
  title: string;
  texts: string[];
}

/** Sentences that follow each other from one page share its link. */
function toParagraphs(answer: readonly SourcedFact[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const { text, source, title } of answer) {
    const last = paragraphs.at(-1);
    if (last?.source === source) last.texts.push(text);
    else paragraphs.push({ source, title, texts: [text] });
  }
  return paragraphs;
}

function Postings({ postings }: { postings: readonly FoundPosting[] }) {
  return (
    <ul className="mentor-postings">
      {postings.map(({ to, title, employer, place, pay }) => (
        <li key={to}>
          <Link to={to} className="link font-semibold">
            {title}
          </Link>
          <span>{[employer, place].filter(Boolean).join(", ")}</span>
          <span>{pay}</span>
        </li>
      ))}
    </ul>
  );
}
