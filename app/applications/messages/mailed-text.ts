import EmailReplyParser from "email-reply-parser";
import { Parser } from "htmlparser2";
import type { Email, Header } from "postal-mime";

/** The library's time grows faster than the text. */
const longestRead = 10_000;
const longestMailed = 5000;

/** What one wrote in a mail: without what it quotes and without a signature. All of it where that leaves nothing. */
export function toMailedText({ text, html }: Pick<Email, "text" | "html">): string {
  const typed = text?.trim() ? text : toTextOfHtml(html ?? "");
  const lines = typed
    .replace(/\r\n?/g, "\n")
    .replace(unseen, "")
    .replace(/\n{3,}/g, "\n\n");
  const whole = (lines.length > longestRead ? lines.replace(/^>.*$/gm, "") : lines).slice(0, longestRead);
  const own = new EmailReplyParser().read(whole).getVisibleText().trim();
  const kept = own || whole.trim();
  return kept.length > longestMailed ? `${kept.slice(0, longestMailed)} …` : kept;
}

/** Control characters but line breaks and tabs, and invisible ones. */
const unseen = /[^\P{C}\n\t]/gu;

const unread = new Set(["script", "style", "head", "title", "blockquote"]);
/** How Gmail, Yahoo, Thunderbird and Outlook mark what they quote. */
const quoted = /quote|cite-prefix|divRplyFwdMsg/;
const breaks = new Set(["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "ul", "ol", "table"]);

/** For a mail without plain text. Leaves out the blocks that mail programs quote in. */
function toTextOfHtml(html: string): string {
  const parts: string[] = [];
  /** How deep the reading is inside of what is left out. */
  let depth = 0;
  const parser = new Parser({
    onopentag: (name, { class: look = "", id = "" }) => {
      if (depth > 0 || unread.has(name) || quoted.test(`${look} ${id}`)) depth += 1;
      else if (breaks.has(name)) parts.push("\n");
    },
    ontext: (piece) => {
      if (depth === 0) parts.push(piece.replace(/\s+/g, " "));
    },
    onclosetag: (name) => {
      if (depth > 0) depth -= 1;
      else if (breaks.has(name) && name !== "br") parts.push("\n");
    },
  });
  parser.end(html.slice(0, mostHtml));
  return parts.join("").replace(/ *\n */g, "\n");
}

const mostHtml = 200_000;

/** RFC 3834 and what older programs send: a machine wrote it, and an answer to it would begin a loop. */
export function isAutomatic({ headers, from }: Pick<Email, "headers" | "from">): boolean {
  const of = (key: string) => headers.find((header: Header) => header.key === key)?.value.toLowerCase() ?? "";
  const submitted = of("auto-submitted");
  return (
    (submitted !== "" && !submitted.startsWith("no")) ||
    /bulk|junk|list|auto/.test(of("precedence")) ||
    ["list-id", "x-autoreply", "x-autorespond", "x-failed-recipients"].some((key) => of(key) !== "") ||
    of("content-type").startsWith("multipart/report") ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/i.test(from?.address ?? "")
  );
}

/** Whether the server that took it in says that its sender's domain did not send it (RFC 8601). */
export const isForged = ({ headers }: Pick<Email, "headers">): boolean => {
  const results = headers.find(({ key }) => key === "authentication-results")?.value ?? "";
  return /\bdmarc=fail\b/i.test(results);
};
