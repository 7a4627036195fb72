interface ReadLists {
  responsibilities: string[];
  requirements: string[];
  skills: string[];
  benefits: string[];
}

const kinds: readonly (readonly [keyof ReadLists | "none", RegExp])[] = [
  [
    "none",
    /\bprefer|\bdesir|\bnice to have|\bbonus points|\bphysical (?:demands|requirements)|\bhow to apply|\brequired documents/i,
  ],
  ["benefits", /\bbenefits?\b|\bwe offer\b|\bperks\b|\bwhat(?:'|’)?s in it for you/i],
  [
    "requirements",
    /\brequirements?\b|\bqualifications?\b|\bwhat you(?:'|’)?ll need|\bmust have|\byou(?:'|’)?ll bring|\byou (?:will )?have\b|\beducation and experience\b|\bcredentials\b|\blicens/i,
  ],
  [
    "responsibilities",
    /\bresponsibilit|\bduties\b|\bwhat you(?:'|’)?ll do|\byou will\b|\bessential functions\b|\bjob functions\b/i,
  ],
  ["skills", /\bskills\b|\bcompetenc|\babilities\b/i],
];
/** Pay is no benefit: "Salary $82,000 - $98,000", "$24 an hour". */
const wage =
  /^(?:(?:[\w-]+ ){0,2}(?:salary|pay|wages?|rates?|compensation)\b[^$]{0,24}\$\d|(?:up to |from |starting at )?\$\d[\d,.]*k?(?:\s?(?:-|–|to)\s?\$?\d[\d,.]*k?)?\s?(?:\/|(?:per|an?)\s)\s?(?:hour|hr|year|yr|visit|shift|week|wk)\b)/i;
const longestHeading = 90;
const mostItems = 25;
const longestItem = { benefits: 80, requirements: 400, responsibilities: 400, skills: 160 };

/** Lists without a telling heading, or under "Preferred", stay in the text. */
export function parseLists(html: string): ReadLists {
  const lists: ReadLists = { responsibilities: [], requirements: [], skills: [], benefits: [] };
  let lastEnd = 0;
  for (const { start, end, inner } of findLists(html)) {
    const heading = headingIn(html.slice(Math.max(lastEnd, start - 400), start));
    lastEnd = end;
    const kind = heading && kinds.find(([, pattern]) => pattern.test(heading))?.[0];
    if (!kind || kind === "none") continue;
    for (const item of inner.split("<li>").slice(1)) {
      const text = toText(item);
      const isShort = text.length >= 2 && text.length <= longestItem[kind];
      if (kind === "benefits" && wage.test(text)) continue;
      if (isShort && lists[kind].length < mostItems && !lists[kind].includes(text)) lists[kind].push(text);
    }
  }
  return lists;
}

/** Stops at a list that never closes, so that the text is read only once. */
function* findLists(html: string): Generator<{ start: number; end: number; inner: string }> {
  const opening = /<(ul|ol)>/g;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const closing = `</${match[1]}>`;
    const close = html.indexOf(closing, opening.lastIndex);
    if (close < 0) return;
    const inner = html.slice(opening.lastIndex, close);
    const end = close + closing.length;
    yield { start: match.index, end, inner };
    opening.lastIndex = end;
  }
}

function headingIn(before: string): string | null {
  const line = before
    .split(/<\/?(?:p|h3|h4|ul|ol|li)>|<br \/>/)
    .map(toText)
    .findLast(Boolean);
  return line && line.length <= longestHeading ? line : null;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function toText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, " ")
    .trim();
}
