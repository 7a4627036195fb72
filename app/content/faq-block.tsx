import { Icon } from "#app/ui/icon.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { type Question, toFaqId, toFaqPage } from "./faq.ts";

const shownAtFirst = 4;

/** Questions whose answers open and close, the first four at once; with their structured data. One to a page. */
export function FaqBlock({ items }: { items: readonly Question[] }) {
  const more = items.slice(shownAtFirst);
  return (
    <div className="faq">
      {items.slice(0, shownAtFirst).map(toEntry)}
      {more.length > 0 && (
        <details className="faq-more">
          <summary>
            <span>Show more</span>
            <span>Show less</span>
          </summary>
          {more.map(toEntry)}
        </details>
      )}
      <JsonLd data={toFaqPage(items)} />
    </div>
  );
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
