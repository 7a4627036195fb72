/** What is said before something that is not wanted. */
const openers =
  String.raw`no|(?:(?:do|does|did|would|should|could|is|are) )?not|non|nor|without|excluding|exclude|(?<!\bnothing\s)except|minus|nothing|none|never|cannot|` +
  "(?:do|does|did|ca|wo|would|should|could|is|are)n['’]?t|avoid(?:ing|s)?|skip|hates?|refuse|leaving|quitting|(?:wants?|wanting|trying|looking|ready)(?: to (?:get|move))? (?:out of|away from)|instead of|" +
  "(?:rather|other) than|(?:tired|sick) of|(?:burned|burnt) out (?:on|from|by)|(?:fed up|done) with|unable|zero|" +
  String.raw`(?:anything|everything|anywhere|all|any \w+) (?:but|except)`;
/** Between it and the thing itself: "don't want to work", "not interested in", "nothing with an". */
const between =
  "an?|any|anything|the|this|that|of|on|in|at|to|with|for|from|by|through|via|into|more|me|my|want|wanna|wanting|wish|like|need|needs|" +
  "needing|have|has|having|do|doing|be|being|take|taking|work|working|consider|considering|interested|looking|willing|able|require|" +
  "requires|requiring|required|solo|forced|excessive|regular|routine|frequent|taking|involving|including|doing|involve|involves|include|includes|mandatory";

const before = new RegExp(
  String.raw`(?:^|[\s(,;:.])((?:(?:${openers})(?:[\s-]+(?:${between})){0,5}[\s-]+|-))$`,
  "i",
);
const opening = new RegExp(String.raw`^\s*(?:${openers})(?:[\s-]+(?:${between})){0,5}[\s-]+`, "i");
const afterwards = String.raw`\s*(?:(?:nurse|rn)\s+)?(?:who\s+)?(?:wants?|wanting|trying|looking|ready)\s+(?:to\s+get\s+)?out\b(?:\s+of\s+(?:it|(?:the\s+)?(?:hospitals?|bedside)))?|\s*(?:\b(?:is|are)\s*)?(?:\bnot|n['’]t)\s+(?:ok(?:ay)?|wanted|needed|required|necessary|an?\s+option|for\s+me|possible)\b|\s+off\b`;
const after = new RegExp(`^(?:${afterwards})`, "i");
const trailing = new RegExp(`(?:${afterwards})$`, "i");

/** How many letters of a refusal stand before a thing. */
export const measureRefusal = (text: string): number => before.exec(text)?.[1]?.length ?? 0;

/** Whether the text ends in a refusal of what comes next. */
export const endsInRefusal = (text: string): boolean => before.test(text);

/** Whether the words end in one: "weekends off". */
export const isRefusedAfter = (words: string): boolean => trailing.test(words);

/** How many letters of a refusal follow, as in "travel not wanted" and "weekends off". */
export const measureRefusalAfter = (text: string): number => after.exec(text)?.[0].length ?? 0;

const joined = /^\s*(?:-|,|\/|&|(?:or|nor|and)\b)/i;
const kept = new Set(["no", "not", "without"]);

/** The words as a search excludes them: "don't want home health" becomes "no home health". */
export function toExcluding(words: string): string {
  const [refusal = ""] = opening.exec(words) ?? [];
  if (kept.has(refusal.trim().toLowerCase())) return words;
  const thing = words.slice(refusal.length).replace(trailing, "");
  return thing === words && joined.test(words) ? words : `no ${thing.trim()}`;
}
