const rules: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>()"']+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}.-]+\.\p{L}{2,}/giu, "[email]"],
  [
    /\b(?:born|d\.?o\.?b\.?|birth\s?da(?:y|te)|date of birth)\b\D{0,12}\d[\d/. -]{3,9}\d/gi,
    "[date of birth]",
  ],
  [
    /\b(licen[sc]e|certificate|npi|dea|ssn|social security|passport|driver'?s|member|account|policy|id)(\s+(?:number|no\.?|num|nr\.?))?\s*(?:is|:|=|#)?\s*#?\s*[a-z]{0,4}[-\s]?\d[\da-z-]{3,}/gi,
    "$1 [number]",
  ],
  [/\b\d{3}[- .]\d{2}[- .]\d{4}\b/g, "[number]"],
  [/\+\d[\d\s().-]{6,}\d/g, "[phone]"],
  [/(?<![\d$])(?:1[\s.-]?)?\(?\d{3}\)?[\s./-]{0,3}\d{3}[\s.-]?\d{4}(?!\d)/g, "[phone]"],
  [/\b\d{3}[-.]\d{4}\b/g, "[phone]"],
  [/\b(?:\d{4}[ -]){2,4}\d{1,7}\b/g, "[number]"],
  [/\b[a-z]{1,4}-?\d{5,}\b/gi, "[number]"],
  [/(?<![$\d,.])\d{7,}(?![\d,])/g, "[number]"],
];

/** Takes out what names a person and is no part of a career question, before another company's model reads it. */
export const withoutPersonal = (question: string): string =>
  rules.reduce((text, [pattern, instead]) => text.replace(pattern, instead), question.normalize("NFKC"));
