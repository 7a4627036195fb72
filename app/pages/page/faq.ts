/** Spec section 3. */
export interface FaqItem {
  question: string;
  answer: string;
  keywords: readonly string[];
  /** Short enough for an assistant to read aloud. */
  speakable: boolean;
}

export interface Question extends Pick<FaqItem, "question" | "answer"> {
  keywords?: readonly string[];
  speakable?: boolean;
  /** An anchor that others link to. By default it is made from the question. */
  slug?: string;
  link?: { to: string; label: string };
  /** Our own text with links, instead of `answer`. */
  answerHtml?: string;
}

/** The speakable markup refers to the answer by this id. */
export const toFaqId = (item: Question): string =>
  item.slug ??
  `faq-${item.question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;

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
