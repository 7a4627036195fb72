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
