import { type JudgedMarkup, type MarkupFinding, toMarkupFinding } from "./markup-page.ts";
import { parseMarkupDate, toTextValue } from "./markup-rules.ts";

const saysClosed =
  /\b(?:(?:position|job|posting|vacancy) (?:has been|is|was) (?:filled|closed)|no longer (?:accepting|available|open)|(?:posting|job) has (?:closed|expired))\b/i;
const poolTitle =
  /\b(?:general application|talent (?:pool|community|network)|future (?:openings|opportunities)|various (?:positions|openings|roles)|multiple (?:positions|openings)|open call|join our team)\b/i;
const scam =
  /\b(?:earn|make) \$?\d[\d,]* (?:a|per) (?:day|week) (?:from home|easily)\b|\bno experience (?:needed|required),? (?:earn|make)\b|\b(?:wire transfer|western union|gift cards?|bitcoin|crypto deposit)\b/i;
const logInWall = /\b(?:log|sign) in to (?:see|view|read) (?:this|the) (?:job|posting|details)\b/i;
const feeAsked = /\b(?:application|processing|training|starter) fee\b|\bpay (?:us|a fee)\b/i;

/** P9 and P10 are judged for the whole site. */
export function checkPage(judged: JudgedMarkup): MarkupFinding[] {
  return [...checkOpen(judged), ...checkCrawling(judged), ...checkOffer(judged)];
}

function checkOpen({ posting, page, now }: JudgedMarkup): MarkupFinding[] {
  const isClosed = page.isOpen === false || (page.isOpen === null && saysClosed.test(page.text ?? ""));
  const end = parseMarkupDate(posting.validThrough);
  const isOut = (end !== null && end.at <= now) || isGone(page.status) || isHidden(page.robots);
  return isClosed && !isOut
    ? [
        toMarkupFinding(
          "P3",
          "",
          "The job is closed and its markup still offers it.",
          "Take out the markup, set validThrough to the past, answer 410 or add noindex. Drop it from the sitemap.",
        ),
      ]
    : [];
}

const isGone = (status: number | null): boolean => status === 404 || status === 410;
const isHidden = (robots: string | null): boolean => /\b(?:noindex|none)\b/i.test(robots ?? "");

function checkCrawling({ posting, page }: JudgedMarkup): MarkupFinding[] {
  const findings: MarkupFinding[] = [];
  const add = (path: string, message: string, fix: string) =>
    findings.push(toMarkupFinding("P7", path, message, fix));
  if (page.isList)
    findings.push(
      toMarkupFinding(
        "P1",
        "",
        "The markup is on a list.",
        "Put it on each job's own page, and take it off the list.",
      ),
    );
  if (page.status !== null && page.status !== 200)
    add("", `The page answers with status ${page.status}.`, "Answer 200 while the job is open.");
  if (isHidden(page.robots) && page.isOpen !== false)
    add("", "The page asks not to be indexed.", "Take out noindex while the job is open.");
  if (page.isListedInRobotsTxt) add("", "robots.txt keeps crawlers away.", "Allow the page in robots.txt.");
  if (page.needsLogIn || logInWall.test(page.text ?? ""))
    add("", "One has to log in to read the job.", "Show the job to everyone.");
  const url = toTextValue(posting.url);
  if (url && page.canonical && toComparable(url) !== toComparable(page.canonical))
    add("url", "The markup's address is not the canonical one.", "Use the same address in both.");
  return findings;
}

const toComparable = (address: string): string =>
  URL.canParse(address) ? new URL(address).href.replace(/\/$/, "") : address;

function checkOffer({ posting, page }: JudgedMarkup): MarkupFinding[] {
  const findings: MarkupFinding[] = [];
  const title = toTextValue(posting.title);
  const description = toTextValue(posting.description);
  const text = page.text ?? description;
  if (page.apply === "none")
    findings.push(
      toMarkupFinding("P4", "", "The page has no way to apply.", "Add a form or a link, free of charge."),
    );
  if (page.text !== null && feeAsked.test(page.text) && !feeAsked.test(description))
    findings.push(toMarkupFinding("P4", "", "The page asks applicants for a fee.", "Applying must be free."));
  if (poolTitle.test(title))
    findings.push(
      toMarkupFinding(
        "P5",
        "title",
        "The title is not of one opening.",
        "Post each opening, and take talent pools out of the markup.",
      ),
    );
  if (scam.test(text))
    findings.push(
      toMarkupFinding(
        "P5",
        "description",
        "The text reads like a scam.",
        "Ask the employer, or take the posting down.",
      ),
    );
  if (isShouted(description))
    findings.push(
      toMarkupFinding(
        "P6",
        "description",
        "Much of the text is in capital letters.",
        "Write sentences.",
        "W",
      ),
    );
  return findings;
}

/** A third of the long words, because a list of abbreviations is not shouting. */
function isShouted(html: string): boolean {
  const words = html.replace(/<[^<>]*>/g, " ").match(/\p{L}{5,}/gu) ?? [];
  return words.length >= 20 && words.filter((word) => word === word.toUpperCase()).length > words.length / 3;
}
