import type { SyntheticEvent } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { type Question, toFaqId, toFaqPage } from "./faq.ts";

const shownAtFirst = 4;

/**
 * Questions whose answers open and close, the first four at once; with their structured data. One to a page.
 * "Show less" stands below all of them: its disclosure is empty, and styles show what stands above it.
 */
export function FaqBlock({ items }: { items: readonly Question[] }) {
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
      <JsonLd data={toFaqPage(items)} />
    </div>
  );
}

/** What has just been shown stands above the button that showed it. */
function leadToFirst({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open || !currentTarget.contains(document.activeElement)) return;
  currentTarget.previousElementSibling?.querySelector("summary")?.focus({ preventScroll: true });
}

const toEntry = (item: Question) => (
  <details key={item.question} className="faq-entry">
    <summary>
      {item.question}
      <Icon name="chevron-down" />
    </summary>
    <p id={toFaqId(item)}>{item.answer}</p>
  </details>
);
