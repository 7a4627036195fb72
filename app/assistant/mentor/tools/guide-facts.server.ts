import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { FoundGuides, GuidePart } from "./rank-guides.server.ts";
import { listStateRows } from "./record-passages.server.ts";

/** A question that people ask in these words needs not be repeated before its answer. */
const sameQuestion = 0.45;
/** A part with a table on states is about the question if it comes this near to the best. */
const ofRows = 0.7;
/** An answer is read in half a minute. */
const mostWords = 100;

/** What the part most about the question says, after what its page's tables say of the states. */
export function describeGuides(
  { pages: [page], also }: FoundGuides,
  states: readonly string[],
): SourcedFact[] {
  const [first] = page?.parts ?? [];
  if (!page || !first) return [];
  const rows = page.parts
    .filter(({ share }) => share >= first.share * ofRows)
    .flatMap(({ passage }) =>
      listStateRows(passage, states).map((text) => ({ text, source: passage.source, title: passage.title })),
    );
  return withinWords([...rows, ...toAnswer(first), ...(also ? toAnswer(also).slice(0, 1) : [])]);
}

function toAnswer({ passage: { source, title, heading }, lines, likeness }: GuidePart): SourcedFact[] {
  const isAsked = heading.endsWith("?") && likeness < sameQuestion;
  return lines.map((text, at) => ({
    text: isAsked && at === 0 ? `${heading} ${text}` : text,
    source,
    title: heading.endsWith("?") ? heading : title,
  }));
}

function withinWords(lines: readonly SourcedFact[]): SourcedFact[] {
  let words = 0;
  return lines.filter(({ text }, at) => {
    words += text.split(" ").length;
    return at === 0 || words <= mostWords;
  });
}
