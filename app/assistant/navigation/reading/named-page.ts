/** A page by what people call it: tested against the sentence in lower case without punctuation. */
export type NamedPage = readonly [to: string, title: string, pattern: RegExp];
