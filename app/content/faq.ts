/** Spec section 3's FAQ item. */
export interface FaqItem {
  question: string;
  answer: string;
  /** What people type who mean this question. */
  keywords: readonly string[];
  /** Short and plain enough to be read aloud by an assistant. */
  speakable: boolean;
}

/** What a page shows of one; the rest is for machines. */
export type Question = Pick<FaqItem, "question" | "answer"> & Partial<FaqItem>;

/** The answer's id in the page, which the speakable markup points to. */
export const toFaqId = (item: Question): string =>
  `faq-${item.question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;

/** schema.org FAQPage of the questions that a page shows, word for word. */
export function toFaqPage(items: readonly Question[]) {
  const speakable = items.filter((item) => item.speakable).map((item) => `#${toFaqId(item)}`);
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map((item) => ({
      "@type": "Question",
      name: item.question,
      ...(item.keywords && { keywords: item.keywords.join(", ") }),
      acceptedAnswer: { "@type": "Answer", text: item.answer },
    })),
    ...(speakable.length > 0 && {
      speakable: { "@type": "SpeakableSpecification", cssSelector: speakable },
    }),
  };
}
