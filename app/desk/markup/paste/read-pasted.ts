import sanitizeHtml from "sanitize-html";
import type { MarkupPage } from "#app/jobs/checks/markup/markup-page.ts";
import { unescapeText } from "#app/jobs/checks/markup/shown-text.ts";
import { ShallowTokenizer } from "#app/kit/text/shallow-html.ts";

interface PastedPage {
  scripts: string[];
  page: MarkupPage;
  lines: string[] | null;
}

const unknown: MarkupPage = {
  text: null,
  status: null,
  robots: null,
  canonical: null,
  isList: false,
  isListedInRobotsTxt: null,
  needsLogIn: false,
  apply: null,
  isOpen: null,
  isAgency: null,
};

/** HTML is parsed and never shown as HTML. Other text counts as a script's. */
export function readPastedPage(text: string, status: number | null = null): PastedPage {
  if (/^\s*[[{]/.test(text)) return { scripts: [text.trim()], page: unknown, lines: null };
  const { scripts, robots, canonical } = readHead(text);
  const lines = toLines(text);
  const shown = lines.join("\n");
  const canApply = /\bappl(?:y|ication)\b|\bsend (?:us )?your (?:cv|r[ée]sum[ée])(?![\p{L}\d_])/iu.test(
    shown,
  );
  return {
    scripts,
    page: { ...unknown, text: shown, status, robots, canonical, apply: canApply ? null : "none" },
    lines,
  };
}

function readHead(html: string) {
  const found = { scripts: [] as string[], robots: null as string | null, canonical: null as string | null };
  sanitizeHtml(html, {
    parser: { Tokenizer: ShallowTokenizer },
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    exclusiveFilter: ({ tag, attribs, text }) => {
      if (tag === "script" && /^application\/ld\+json\b/i.test(attribs.type ?? ""))
        found.scripts.push(text.trim());
      if (tag === "meta" && /^(?:robots|googlebot)$/i.test(attribs.name ?? ""))
        found.robots = attribs.content ?? null;
      if (tag === "link" && /^canonical$/i.test(attribs.rel ?? "")) found.canonical = attribs.href ?? null;
      return false;
    },
  });
  return found;
}

const blocks =
  /<(?=\/?(?:p|div|li|ul|ol|dl|dt|dd|br|h[1-6]|tr|td|th|section|article|header|footer|main|nav|aside|figure|form|label|button)\b)/gi;

function toLines(html: string): string[] {
  const text = sanitizeHtml(html.replace(blocks, "\n<"), {
    parser: { Tokenizer: ShallowTokenizer },
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "svg", "iframe", "title"],
  });
  return unescapeText(text)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}
