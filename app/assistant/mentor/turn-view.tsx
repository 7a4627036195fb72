import { Link } from "@remix-run/react";
import type { Turn } from "./kept-conversation.ts";
import type { Told, ToldPosting } from "#app/assistant/mentor/answers/mentor-answer.ts";

export function TurnView({ turn: { id, question, answer, postings } }: { turn: Turn }) {
  const headingId = `turn-${id}`;
  return (
    <section aria-labelledby={headingId} className="mentor-turn">
      <h3 id={headingId} className="wrap-anywhere">
        {question}
      </h3>
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
function toParagraphs(answer: readonly Told[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const { text, source, title } of answer) {
    const last = paragraphs.at(-1);
    if (last?.source === source) last.texts.push(text);
    else paragraphs.push({ source, title, texts: [text] });
  }
  return paragraphs;
}

function Postings({ postings }: { postings: readonly ToldPosting[] }) {
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
