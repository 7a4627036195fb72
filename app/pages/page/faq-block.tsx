import type { SyntheticEvent } from "react";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { type Question, toFaqId, toFaqPage } from "./faq.ts";

/** Only one per page, because of its structured data. */
export function FaqBlock({ items }: { items: readonly Question[] }) {
  return (
    <>
      <FaqList items={items} />
      <JsonLd data={toFaqPage(items)} />
    </>
  );
}

const shownAtFirst = 4;

/** The last disclosure is empty: styles reveal the questions above it. */
export function FaqList({ items }: { items: readonly Question[] }) {
  const more = items.slice(shownAtFirst);
  return (
    <div className="faq">
      {items.slice(0, shownAtFirst).map(toEntry)}
      {more.length > 0 && (
        <>
          <div className="faq-extra">{more.map(toEntry)}</div>
          <details className="faq-more" onToggle={leadToFirst}>
            <summary>
              <span>Show more</span>
              <span>Show less</span>
            </summary>
          </details>
        </>
      )}
    </div>
  );
}

/** Focuses the first new question, which is above the button. */
function leadToFirst({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open || !currentTarget.contains(document.activeElement)) return;
  currentTarget.previousElementSibling?.querySelector("summary")?.focus({ preventScroll: true });
}

const toEntry = (item: Question) => (
  <details key={item.question} className="faq-entry">
    <summary>{item.question}</summary>
    <Answer item={item} />
  </details>
);

function Answer({ item }: { item: Question }) {
  const id = toFaqId(item);
  if (item.answerHtml) return <p id={id} dangerouslySetInnerHTML={{ __html: item.answerHtml }} />;
  return (
    <p id={id}>
      {item.answer}
      {item.link && (
        <>
          {" "}
          <a href={item.link.to} className="link">
            {item.link.label}
          </a>
        </>
      )}
    </p>
  );
}
