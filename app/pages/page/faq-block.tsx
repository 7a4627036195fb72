import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { type Question, toFaqPage } from "./faq.ts";
import { FaqList } from "./faq-list.tsx";

/** Only one per page, because of its structured data. */
export function FaqBlock({ items }: { items: readonly Question[] }) {
  return (
    <>
      <FaqList items={items} />
      <JsonLd data={toFaqPage(items)} />
    </>
  );
}
