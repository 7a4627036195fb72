import { SaxesParser } from "saxes";
import { fromIndeed } from "./indeed.ts";
import { deepestNesting } from "./json.ts";
import { BrokenFile, type Item } from "./posting.ts";

/** HTML entities that feeds use although XML does not define them. */
const entities: Record<string, string> = {
  nbsp: "\u00a0",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  middot: "·",
  hellip: "…",
  reg: "®",
  copy: "©",
  trade: "™",
  eacute: "é",
  ntilde: "ñ",
  frac12: "½",
  deg: "°",
};
const longestSilence = 2 * 1024 * 1024;

export interface FeedHeader {
  publisher: string;
}

/** An error loses only its own job. Parsing resumes at the next one. */
export async function* readXml(text: AsyncIterable<string>, header: FeedHeader): AsyncGenerator<Item> {
  const parser = new SaxesParser({ xmlns: false });
  Object.assign(parser.ENTITIES, entities);
  const ready: Item[] = [];
  const path: string[] = [];
  let job: Map<string, string> | null = null;
  let jobDepth = 0;
  let at = "";
  let value = "";
  let problem: string | null = null;
  let lastEvent = "1:1";
  let silence = 0;
  const here = () => `${parser.line}:${parser.column + 1}`;

  // The parser would make an Error for each bad character, whose stack costs more than all the parsing.
  parser.fail = (message) => {
    problem ??= `(${here()}) ${message}`;
    return parser;
  };
  let tagStart = "";
  parser.on("opentagstart", ({ name }) => {
    tagStart = `${parser.line}:${Math.max(1, parser.column - name.length - 1)}`;
  });
  parser.on("opentag", ({ name, isSelfClosing }) => {
    mark();
    const local = toLocal(name);
    path.push(local);
    if (job && local === "job" && path.length === jobDepth + 1) {
      ready.push({ at, problem: "Its </job> is missing." });
      job = null;
    }
    if (job && path.length === jobDepth + 1) value = "";
    else if (job && path.length > jobDepth + 1) value += isSelfClosing ? `<${local}/>` : `<${local}>`;
    else if (!job && (local === "job" || (local === "item" && path[0] === "rss"))) {
      job = new Map();
      jobDepth = path.length;
      at = tagStart;
      problem = null;
    } else value = "";
  });
  const onText = (part: string) => {
    mark();
    value += part;
  };
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.on("closetag", ({ name, isSelfClosing }) => {
    mark();
    const local = toLocal(name);
    if (job && path.length === jobDepth) {
      ready.push(problem ? { at, problem } : { at, posting: fromIndeed(job) });
      job = null;
      problem = null;
    } else if (job && path.length === jobDepth + 1) {
      if (value.trim() && !job.has(local)) job.set(local, value.trim());
    } else if (job) value += isSelfClosing ? "" : `</${local}>`;
    else if (local === "publisher") header.publisher = value.trim();
    path.pop();
  });

  function mark() {
    silence = 0;
    lastEvent = here();
  }

  const ampersands = createAmpersands();
  for await (const chunk of text) {
    parser.write(ampersands.next(chunk));
    silence += chunk.length;
    yield* ready.splice(0);
    if (path.length > deepestNesting) throw new BrokenFile("Its elements are nested too deeply.", lastEvent);
    if (silence > longestSilence) throw new BrokenFile("A tag or a CDATA section does not end.", lastEvent);
  }
  parser.write(ampersands.rest());
  const end = here();
  const isOpen = path.length > 0;
  parser.close();
  if (isOpen) throw new BrokenFile(`The file ends inside <${toShortPath(path)}>.`, end);
}

const toShortPath = (path: readonly string[]) =>
  path
    .slice(0, 4)
    .map((name) => name.slice(0, 40))
    .join("><");

const toLocal = (name: string) => name.slice(name.indexOf(":") + 1).toLowerCase();

const opening = "<![CDATA[";
const closing = "]]>";
const bare = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,31});)/gi;
const unfinished = /(?:<!?\[?C?D?A?T?A?|\]{1,2}|&#?\w{0,31})$/;

/** A bare "&" ("Smith & Sons") would make the parser swallow all text up to the next semicolon. */
export function createAmpersands() {
  let isInside = false;
  let held = "";

  function escapeBare(text: string): string {
    let out = "";
    for (let at = 0; at < text.length; ) {
      const mark = isInside ? closing : opening;
      const found = text.indexOf(mark, at);
      const part = text.slice(at, found < 0 ? undefined : found);
      out += !isInside && part.includes("&") ? part.replace(bare, "&amp;") : part;
      if (found < 0) break;
      out += mark;
      at = found + mark.length;
      isInside = !isInside;
    }
    return out;
  }

  return {
    next(piece: string): string {
      const text = held + piece;
      held = unfinished.exec(text)?.[0] ?? "";
      return escapeBare(text.slice(0, text.length - held.length));
    },
    rest: (): string => escapeBare(held),
  };
}
