import type { QuotedText } from "#app/kit/platform/quoted-words.ts";
import { site } from "#app/site.ts";
import { type Piece, readParagraphs } from "./mail-lines.ts";

interface MailLink {
  label: string;
  href: string;
}

interface MailFact {
  label: string;
  value: Piece[];
}

type JobSlot = "Place" | "Pay" | "With" | "Work" | "License" | "Open" | "Why";

export type MailBlock =
  | { is: "paragraph"; lines: Piece[][] }
  | { is: "quote"; text: string }
  | { is: "list"; items: Piece[][] }
  | { is: "facts"; facts: MailFact[] }
  /** A posting, in the slots of a job card. */
  | { is: "job"; title: Piece[]; employer: Piece[]; rest: Partial<Record<JobSlot, Piece[]>> }
  /** To choose from, so that none is the one button. */
  | { is: "answers"; about: Piece[][]; links: MailLink[] }
  | ({ is: "button" } & MailLink)
  /** Small print follows. */
  | { is: "rule" };

interface ReadMail {
  blocks: MailBlock[];
  preheader: string;
  /** Where questions go. */
  contact: string;
  /** Whether the mail says itself why it came. */
  hasReason: boolean;
}

export const reasonLead = "You get this email because";

/** The line of a posting with its address, which its title then leads to. */
const postingLabel = "Posting";

const longestLabel = 40;
const longestPreheader = 140;

/** Takes linear time. `origin` is the site's own. */
export function readMail(read: QuotedText, origin: string): ReadMail {
  const paragraphs = readParagraphs(read, origin);
  const blocks = toBlocks(paragraphs);
  const contact = takeSignature(blocks);
  const hasReason = paragraphs
    .flat()
    .some(([first]) => !first!.isQuoted && first!.text.startsWith(reasonLead));
  return { preheader: toPreheader(paragraphs), contact, hasReason, blocks: blocks.map(toJobBlock) };
}

function toJobBlock(block: MailBlock): MailBlock {
  if (block.is !== "facts") return block;
  const [title, employer, ...rest] = block.facts;
  if (title?.label !== "Job" || employer?.label !== "Employer") return block;
  const href = rest.find(({ label }) => label === postingLabel)?.value[0]?.href;
  return {
    is: "job",
    title: href ? title.value.map((piece) => ({ ...piece, href })) : title.value,
    employer: employer.value,
    rest: Object.fromEntries(rest.map(({ label, value }) => [label, value])),
  };
}

function toBlocks(paragraphs: readonly Piece[][][]): MailBlock[] {
  const blocks: MailBlock[] = [];
  const links = paragraphs.flat(2).filter(({ href }) => href !== undefined);
  const state = { blocks, start: 0, hasButton: false, isOnly: links.length === 1 };
  for (const lines of paragraphs) {
    const [first] = lines;
    const answers = lines.flatMap((line) => toLabelledLink(line) ?? []);
    state.start = blocks.length;
    if (answers.length > 1) {
      blocks.push({ is: "answers", about: lines.filter((line) => !toLabelledLink(line)), links: answers });
      state.hasButton = true;
    } else if (lines.length === 1 && first!.length === 1 && first![0]!.isQuoted)
      blocks.push({ is: "quote", text: first![0]!.text });
    else for (const line of lines) addLine(state, line);
  }
  return blocks;
}

interface Reading {
  blocks: MailBlock[];
  /** Where the blocks of this paragraph begin. */
  start: number;
  hasButton: boolean;
  /** Whether the text has one address of ours in all. */
  isOnly: boolean;
}

function addLine(state: Reading, line: Piece[]): void {
  const { blocks, start } = state;
  const last = blocks.length > start ? blocks.at(-1) : undefined;
  const link = line.at(-1)!;
  const lead = line.slice(0, -1);
  const fact = toFact(line);
  const [{ text, isQuoted }] = line as [Piece];
  const posting = last?.is === "facts" && last.facts[0]!.label === "Job" ? toLabelledLink(line) : null;
  if (posting?.label === postingLabel && last?.is === "facts")
    last.facts.push({ label: postingLabel, value: [link] });
  else if (link.href !== undefined && (lead.length === 0 || isLead(lead))) {
    if (lead.length > 0) addLine(state, lead);
    addAddress(state, link.href);
  } else if (text === "--" && line.length === 1) blocks.push({ is: "rule" });
  else if (!isQuoted && text.startsWith("- ")) {
    const item = [{ text: text.slice(2) }, ...line.slice(1)];
    if (last?.is === "list") last.items.push(item);
    else blocks.push({ is: "list", items: [item] });
  } else if (fact) {
    if (last?.is === "facts") last.facts.push(fact);
    else blocks.push({ is: "facts", facts: [fact] });
  } else if (last?.is === "paragraph") last.lines.push(line);
  else blocks.push({ is: "paragraph", lines: [line] });
}

/** The first address after a lead, or the only one, becomes the button. */
function addAddress(state: Reading, href: string): void {
  const { blocks } = state;
  const last = blocks.at(-1);
  const paragraph = last?.is === "paragraph" ? last : null;
  const isLed = paragraph !== null && isLead(paragraph.lines.at(-1)!);
  const [address = ""] = href.slice(href.indexOf("//") + 2).split(/[?#]/, 1);
  const line = [{ text: address, href }];
  if (!state.hasButton && (isLed || state.isOnly)) {
    blocks.push({ is: "button", label: takeLabel(blocks) ?? `Open on ${site.name}`, href });
    state.hasButton = true;
  } else if (paragraph && (isLed || blocks.length > state.start)) paragraph.lines.push(line);
  else blocks.push({ is: "paragraph", lines: [line] });
}

function isLead(line: readonly Piece[]): boolean {
  const { text, isQuoted, href } = line.at(-1)!;
  return !isQuoted && href === undefined && text.trimEnd().endsWith(":");
}

/** Makes a label of the last sentence before an address, if it is short enough and ends in a colon. */
function takeLabel(blocks: MailBlock[]): string | null {
  const last = blocks.at(-1);
  const line = last?.is === "paragraph" ? last.lines.at(-1)! : [];
  if (last?.is !== "paragraph" || line.length === 0 || !isLead(line)) return null;
  const piece = line.at(-1)!;
  const text = piece.text.trimEnd();
  const ended = Math.max(...[". ", "? ", "! "].map((mark) => text.lastIndexOf(mark)));
  const label = text.slice(ended < 0 ? 0 : ended + 2, -1).trim();
  if (label === "" || label.length > longestLabel || (ended < 0 && line.length > 1)) return null;
  if (ended >= 0) line[line.length - 1] = { text: text.slice(0, ended + 1) };
  else if (last.lines.length > 1) last.lines.pop();
  else blocks.pop();
  return label;
}

function toFact(line: readonly Piece[]): MailFact | null {
  const [{ text, isQuoted, href }, ...rest] = line as [Piece, ...Piece[]];
  const at = text.indexOf(": ");
  const label = text.slice(0, at);
  if (isQuoted || href !== undefined || at < 1 || at > longestLabel) return null;
  if (label.split(" ").length > 4 || /[.?!,]/.test(label)) return null;
  const value = [{ text: text.slice(at + 2) }, ...rest].filter((piece) => piece.text !== "");
  return value.length > 0 ? { label, value } : null;
}

function toLabelledLink(line: readonly Piece[]): MailLink | null {
  const fact = toFact(line);
  const [only, ...others] = fact?.value ?? [];
  return fact && only?.href !== undefined && others.length === 0
    ? { label: fact.label, href: only.href }
    : null;
}

/** What stands at the end of most mails moves into the footer. */
function takeSignature(blocks: MailBlock[]): string {
  const signatures: string[] = [site.name, site.email, site.employersEmail];
  let contact: string = site.email;
  for (;;) {
    const last = blocks.at(-1);
    const text = last?.is === "paragraph" ? last.lines.flat().map((piece) => piece.text) : [];
    if (text.length !== 1 || !signatures.includes(text[0]!)) return contact;
    if (text[0] === site.employersEmail) contact = site.employersEmail;
    blocks.pop();
  }
}

/** The first sentence after the greeting, for the list of mails. */
function toPreheader(paragraphs: readonly Piece[][][]): string {
  const texts = paragraphs.map((lines) =>
    lines
      .slice(0, 5)
      .map((line) => line.map(({ text }) => text.slice(0, longestPreheader)).join(""))
      .join(" · "),
  );
  const [sentence = ""] = (texts.find((text) => text !== "Hello,") ?? "").split(/(?<=[.?!])\s/, 1);
  return sentence.replace(/:$/, "").slice(0, longestPreheader);
}
