import EmailReplyParser from "email-reply-parser";
import type { Email, Header } from "postal-mime";

/** What one writes in a mail and means: the library's time grows faster than the text. */
const longestRead = 20_000;
const longestMailed = 5000;

/** Without what it quotes and without a signature. All of it where that leaves nothing. */
export function toMailedText(text: string): string {
  const whole = text.slice(0, longestRead).replace(/\r\n?/g, "\n").replace(unseen, "");
  const own = new EmailReplyParser().read(whole).getVisibleText().trim();
  const kept = own || whole.trim();
  return kept.length > longestMailed ? `${kept.slice(0, longestMailed)} …` : kept;
}

/** Control characters but line breaks and tabs, and invisible ones. */
const unseen = /[^\P{C}\n\t]/gu;

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
