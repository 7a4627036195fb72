import type { QuotedText } from "#app/kit/platform/quoted-words.ts";
import { site } from "#app/site.ts";
import { type MailBlock, readMail, reasonLead } from "./mail-blocks.ts";
import type { Piece } from "./mail-lines.ts";

/** Of app/theme.css, in light and in the dark: mail programs know neither its custom properties nor OKLCH. */
export const mailColors = {
  paper: ["#fbfaf7", "#0c1615"],
  surface: ["#ffffff", "#131e1d"],
  sunken: ["#f4f3ee", "#1b2726"],
  line: ["#dedfd8", "#283635"],
  "line-strong": ["#808981", "#6b7b79"],
  ink: ["#112321", "#ebf0ec"],
  "ink-2": ["#445451", "#b7c0bc"],
  "ink-3": ["#566462", "#9faba6"],
  accent: ["#006154", "#70d3bb"],
  "on-accent": ["#f8fdfc", "#041a18"],
} as const;
type Color = keyof typeof mailColors;

interface Paint {
  on?: Color;
  in: Color;
  by?: Color;
  also?: string;
}

/** Light colors are in the element, because some programs drop style sheets; its classes change them in the dark. */
function paint({ also, ...colors }: Paint, style: string): string {
  const used = Object.entries(colors) as [keyof typeof properties, Color][];
  const classes = [...(also ? [also] : []), ...used.map(([part, color]) => `${part}-${color}`)];
  const light = used.map(([part, color]) => `${properties[part]}:${mailColors[color][0]}`);
  return `class="${classes.join(" ")}" style="${[...light, style].join(";")}"`;
}

const properties = { on: "background-color", in: "color", by: "border-color" } as const;

const darkRules = Object.entries(mailColors).flatMap(([name, [, dark]]) =>
  Object.entries(properties).map(([part, property]) => `.${part}-${name}{${property}:${dark}!important}`),
);

const styles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
${darkRules.join("\n")}
}
@media (max-width:620px){.sheet{padding:24px 16px!important;border-width:0!important;border-radius:0!important}.around{padding:0!important}.label{width:104px!important}.stack{display:block!important;width:auto!important;padding-right:0!important}.rest{padding-top:0!important}}`;

const font = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const breaks = "overflow-wrap:anywhere;word-break:break-word";

/**
 * The mail as HTML: nothing in it is loaded, runs or tells us that it was opened. `origin` is the site's own.
 * For someone who searches in private, the list of mails shows none of its words.
 */
export function toMailHtml(subject: string, read: QuotedText, origin: string, isPrivate = false): string {
  const { blocks, preheader, contact, hasReason } = readMail(read, origin);
  const rule = blocks.findIndex(({ is }) => is === "rule");
  const isSmall = (block: MailBlock, at: number) => rule >= 0 && at > rule && block.is !== "button";
  const main = blocks.filter((block, at) => !isSmall(block, at));
  const small = blocks.filter(isSmall);
  const title = escapeMail(subject);
  const [heading, about] = toHeading(subject);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
${styles}
</style>
</head>
<body ${paint({ on: "paper", in: "ink" }, "margin:0;padding:0")}>
<div style="display:none;font-size:1px;line-height:1px;max-height:0;overflow:hidden">${isPrivate ? privatePreheader : escapeMail(preheader)}</div>
<main>
<table role="presentation" style="width:100%;border-collapse:collapse"><tr><td class="around" style="padding:24px 8px">
<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->
<table role="presentation" style="width:100%;max-width:600px;margin:0 auto;border-collapse:separate;border-spacing:0;${font};font-size:16px;line-height:24px">
<tr><td ${paint({ on: "surface", in: "ink", by: "line", also: "sheet" }, `padding:32px;border-style:solid;border-width:1px;border-radius:14px;${breaks}`)}>
${mark}
<h1 ${paint({ in: "ink" }, `margin:0 0 ${about ? 4 : 20}px;font-size:24px;line-height:30px;font-weight:700`)}>${escapeMail(heading)}</h1>
${about ? `<p ${paint({ in: "ink-2" }, "margin:0 0 20px")}>${escapeMail(about)}</p>` : ""}
${main.map((block, at) => toBlock(block, main[at + 1]?.is === "job")).join("\n")}
<div ${paint({ in: "ink-3", by: "line" }, `${lineAbove};font-size:14px;line-height:21px`)}>
${small.map((block) => toBlock(block)).join("\n")}
${toFooter(contact, hasReason)}
</div>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</main>
</body>
</html>
`;
}

const longestHeading = 60;

/** What a subject says, and what of. */
function toHeading(subject: string): [heading: string, about: string] {
  const at = subject.indexOf(": ");
  const heading = subject.slice(0, at);
  if (at < 1 || at > longestHeading || heading.includes('"')) return [subject, ""];
  return [heading, subject.slice(at + 2)];
}

/** What no one sees follows it, so that a list of mails goes on to show nothing of the text. */
const privatePreheader = `Open it to read it.${"&#847;&zwnj;&nbsp;".repeat(80)}`;

const lineAbove = "margin:28px 0 0;padding:16px 0 0;border-style:solid;border-width:1px 0 0";
const layout =
  '<table role="presentation" style="border-collapse:separate;border-spacing:0;margin:0 0 20px">';

const mark = `${layout}<tr>
<td ${paint({ on: "accent", in: "on-accent" }, "width:28px;height:28px;border-radius:7px;text-align:center;font-size:20px;line-height:26px;font-weight:700")} aria-hidden="true">+</td>
<td style="padding:0 0 0 9px;font-size:19px;font-weight:700">${site.name}</td>
</tr></table>`;

const toFooter = (contact: string, hasReason: boolean): string => `<p style="margin:0 0 12px">${
  hasReason ? "" : `${reasonLead} of an account, an application, a company or a message at ${site.name}. `
}We send no advertising. For questions, or to get no more of these emails, write to ${toLink(`mailto:${contact}`, contact, "ink-3")}.</p>
<p style="margin:0">${site.company}, ${site.address}</p>`;

function toBlock(block: MailBlock, isBeforeJob = false): string {
  const end = "margin:0 0 16px";
  switch (block.is) {
    case "paragraph":
      return `<p style="${end}">${toLines(block.lines)}</p>`;
    case "quote":
      return `<blockquote dir="auto" ${paint({ on: "sunken", in: "ink", by: "line-strong" }, "margin:0 0 20px;padding:12px 16px;border-style:solid;border-width:0 0 0 3px;white-space:pre-wrap")}>${toTyped(block.text.trim())}</blockquote>`;
    case "list":
      return `<ul style="${end};padding:0 0 0 24px">${block.items.map((item) => `<li>${toText(item)}</li>`).join("")}</ul>`;
    case "facts":
      return `<table style="width:100%;border-collapse:collapse;margin:0 0 20px">${block.facts.map(toFactRow).join("")}</table>`;
    case "job":
      return toJob(block, isBeforeJob);
    case "answers":
      return `<p style="margin:0 0 8px;font-weight:600">${toLines(block.about)}</p>${layout}<tr>${block.links
        .map(({ label, href }) => toButton("surface", "accent", href, label))
        .join('<td style="width:8px"></td>')}</tr></table>`;
    case "button":
      return `${layout}<tr>${toButton("accent", "on-accent", block.href, block.label)}</tr></table>`;
    case "rule":
      return "";
  }
}

/** Title, employer, place and work beside pay, license and who confirmed it; below each other on a phone. */
function toJob({ title, employer, rest }: MailBlock & { is: "job" }, isBeforeJob: boolean): string {
  // One line between two postings.
  const frame = isBeforeJob ? "margin:0;border-width:1px 0 0" : "margin:0 0 20px;border-width:1px 0";
  const { Place, Pay, With, Work, License, Open, Why } = rest;
  const [side, small] = ["font-size:15px;line-height:21px", "font-size:14px;line-height:20px"];
  const place = Place ? ` · <span ${paint({ in: "ink" }, "")}>${toText(Place)}</span>` : "";
  const below = (pieces: Piece[] | undefined, style: string, on: Color = "ink-2") =>
    pieces ? `<br><span ${paint({ in: on }, style)}>${toText(pieces)}</span>` : "";
  const pay = Pay ? `<b style="font-size:19px;line-height:23px;font-weight:700">${toText(Pay)}</b>` : "";
  const beside = `${pay}${below(With, small)}${below(License, small, "ink")}${below(Open, small)}`.replace(
    /^<br>/,
    "",
  );
  return `<table role="presentation" ${paint({ in: "ink", by: "line" }, `width:100%;border-collapse:separate;border-spacing:0;border-style:solid;${frame}`)}><tr>
<td class="stack" style="padding:14px 16px 14px 0;vertical-align:top"><b style="font-size:17px;line-height:23px;font-weight:600">${toText(title)}</b><br><span ${paint({ in: "ink-2" }, side)}>${toText(employer)}${place}</span>${below(Work, side, "ink")}${below(Why, small)}</td>
<td class="stack rest" style="width:226px;padding:14px 0;vertical-align:top">${beside}</td>
</tr></table>`;
}

const toFactRow = ({ label, value }: { label: string; value: Piece[] }): string =>
  `<tr><th scope="row" ${paint({ in: "ink-3", also: "label" }, "width:168px;padding:7px 12px 7px 0;text-align:left;vertical-align:top;font-weight:400;font-size:15px")}>${escapeMail(label)}</th><td style="padding:7px 0;vertical-align:top">${toText(value)}</td></tr>`;

/** Outlook paints the cell, and the rest of them the link in it. */
const toButton = (ground: Color, ink: Color, href: string, label: string): string =>
  `<td ${paint({ on: ground, in: ink, by: "accent" }, "border-style:solid;border-width:1px;border-radius:10px")}><a href="${escapeMail(href)}" ${paint({ in: ink }, "display:inline-block;padding:11px 20px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none")}>${escapeMail(label)}</a></td>`;

const toLink = (href: string, text: string, ink: Color): string =>
  `<a href="${escapeMail(href)}" ${paint({ in: ink }, "text-decoration:underline")}>${escapeMail(text)}</a>`;

const toLines = (lines: readonly Piece[][]): string => lines.map(toText).join("<br>");

const toText = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, href, isQuoted }) => {
      if (href !== undefined) return toLink(href, text, "accent");
      return isQuoted ? `<bdi>${toTyped(text)}</bdi>` : escapeMail(text);
    })
    .join("");

const toTyped = (text: string): string => escapeMail(text).replace(/\r\n|[\r\n]/g, "<br>");

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Removes what HTML cannot hold, and what would turn the direction of the words around it. */
const escapeMail = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/[^\P{Cc}\n\r\t]|\p{Noncharacter_Code_Point}|[\u202A-\u202E\u2066-\u2069]/gu, "")
    .replace(/[&<>"]/g, (character) => entities[character]!);
