/** Escapes `<` so that no text can end the script. */
export const toJsonLdText = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");

export function JsonLd({ data }: { data: unknown }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLdText(data) }} />;
}
