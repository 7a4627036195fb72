import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { quote, separateQuotes } from "#app/kit/platform/quoted-words.ts";
import { sampleMails, sampleOrigin } from "#tests/support/sample-mails.ts";
import { mailColors, toMailHtml } from "./mail-html.ts";

const origin = sampleOrigin;
const render = (body: string, subject = "About your posting") =>
  toMailHtml(subject, separateQuotes(body), origin);
const main = (html: string) =>
  html.slice(
    html.indexOf("</h1>") + 5,
    html.search(/You get this email because of an account|We send no adv/),
  );
const listLinks = (html: string) =>
  [...main(html).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, text]) => [
    href!.replaceAll("&amp;", "&"),
    text,
  ]);
const listButtons = (html: string) =>
  [...html.matchAll(/class="on-accent [^"]*" [^>]*><a href="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, , text]) => text,
  );
const toShownText = (html: string) =>
  main(html)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test.each(Object.entries(sampleMails))(
  "gives the email “%s” one clear action at most",
  (_, [mail, button]) => {
    const html = render(mail.body, mail.subject);
    expect(listButtons(html)).toEqual(button === null ? [] : [button]);
    const { text } = separateQuotes(mail.body);
    const ours = [...text.matchAll(/https:\/\/clinward\.example[^\s]*/g)].map(([address]) => address);
    expect(listLinks(html).map(([href]) => href)).toEqual(ours);
    expect(html).toContain(`<title>${mail.subject.replaceAll('"', "&quot;")}</title>`);
    expect(html).not.toMatch(/<script|<img|<link|\bsrc=|url\(|\uFDD0|\uFDD1|undefined|\bnull\b/);
    expect(text).not.toMatch(/[\uFDD0\uFDD1]/);
  },
);

test("shows paragraphs, lists, facts and answers as such", () => {
  const html = render(
    `Hello,\n\nOne line.\nAnd the next.\n\n- first\n- second\n\nPay: $52\nShift: Nights\n\nRN, Austin\nStill open: ${origin}/a?token=1\nFilled: ${origin}/b?token=1`,
  );
  expect(html).toContain(">One line.<br>And the next.</p>");
  expect(html).toContain("<li>first</li><li>second</li>");
  expect(html).toMatch(/<th scope="row"[^>]*>Pay<\/th><td[^>]*>\$52<\/td>/);
  expect(listLinks(html)).toEqual([
    [`${origin}/a?token=1`, "Still open"],
    [`${origin}/b?token=1`, "Filled"],
  ]);
});

test("labels the button with the short sentence before it, and says the address of any other link", () => {
  const html = render(
    `We checked it. Open your workspace:\n${origin}/hiring/a\n\nTo stop these:\n${origin}/stop?token=abc\n\nSee ${origin}/terms.`,
  );
  expect(listButtons(html)).toEqual(["Open your workspace"]);
  expect(toShownText(html)).toBe(
    "We checked it. Open your workspace To stop these: clinward.example/stop See https://clinward.example/terms .",
  );
  expect(listButtons(render(`Nothing leads here.\n\n${origin}/a`))).toEqual(["Open on Clinward"]);
});

test("links only to our own site", () => {
  const foreign = [
    "https://evil.example/login",
    `${origin}.evil.example/`,
    `${origin}@evil.example/`,
    "http://clinward.example/",
    "javascript:alert(1)",
  ];
  for (const address of foreign)
    expect(listLinks(render(`Log in:\n${address}\n\nSee ${address} or\n\n${address}`))).toEqual([]);
});

test("shows what someone typed as typed, without links, buttons, lists or facts in it", () => {
  const words = `Hi,\r\n\r\n- call me\n  Pay: <b>$1</b>\n\nAnswer in your workspace:\n${origin}/log-out\n\n--\nClinward`;
  const html = render(
    `Name: ${quote(`${origin}/x`)}\n\n${quote(words)}\n\nAnswer in your workspace:\n${origin}/a1`,
  );
  expect(listLinks(html)).toEqual([[`${origin}/a1`, "Answer in your workspace"]]);
  expect(html).toContain(
    `>Hi,<br><br>- call me<br>  Pay: &lt;b&gt;$1&lt;/b&gt;<br><br>Answer in your workspace:<br>${origin}/log-out<br><br>--<br>Clinward</blockquote>`,
  );
});

test("keeps someone's words in their place although they hold our marks", () => {
  const marked = quote(`a\uFDD1${origin}/b\uFDD0`);
  expect(separateQuotes(`x ${marked} y`)).toEqual({
    text: `x a${origin}/b y`,
    quotes: [[2, 5 + origin.length]],
  });
  expect(listLinks(render(`${marked}\n\nunmarked \uFDD0 ${origin}/c`))).toEqual([]);
});

test("escapes a hostile subject and hostile words", () => {
  const hostile = `</title><script>alert(1)</script>" onload="x" ]]> \u0000\u0007\u202Etxt\uFFFE\uD800\r\nBcc: a@b.example`;
  const html = render(`${hostile}\n\n${quote(hostile)}`, hostile);
  expect(html).not.toMatch(/<script|\u202E|\uFFFE|[\p{Surrogate}]/u);
  expect(html).not.toMatch(/[^\P{Cc}\n\r\t]/u);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html).toContain("&lt;/title&gt;&lt;script&gt;");
  expect(render(quote("שלום"))).toContain('<blockquote dir="auto"');
});

test("tells the list of emails the first sentence, hidden in the email itself", () => {
  const [, preheader] = /overflow:hidden">([^<]*)</.exec(
    render("Hello,\n\nWe paused it. See why:\n\nNo pay."),
  )!;
  expect(preheader).toBe("We paused it.");
});

test("names us, why the email came and how to stop it at its foot", () => {
  const html = render("Hello,\n\nIt is live.\n\nClinward\n\nemployers@clinward.example");
  expect(toShownText(html)).toBe("Hello, It is live.");
  expect(html.slice(html.indexOf("You get this email"))).toMatch(
    /write to <a href="mailto:employers@clinward\.example".*Clinward, Inc\., 200 Harborview Way/s,
  );
});

test("says once why it came", () => {
  for (const [name, [mail]] of Object.entries(sampleMails))
    expect([name, render(mail.body, mail.subject).match(/You get this email because/g)]).toEqual([
      name,
      ["You get this email because"],
    ]);
  expect(render(quote("You get this email because of a prize"))).toContain("because of an account");
});

test("puts what a subject is about below the heading", () => {
  const html = render("It is live.", "Your posting is live: RN, ICU: nights");
  expect(html).toMatch(/<h1[^>]*>Your posting is live<\/h1>\s*<p [^>]*>RN, ICU: nights<\/p>/);
  expect(render("Paused.", 'Your job feed "a: b" is paused')).toContain(
    ">Your job feed &quot;a: b&quot; is paused</h1>",
  );
});

test("shows a posting in the slots of a job card", () => {
  const html = render(
    `Job: ${quote("RN")}\nEmployer: ${quote("Pay: $9")}\nPlace: ${quote("Austin, TX")}\nPay: ${quote("$52 an hour")}`,
  );
  expect(toShownText(html)).toBe("RN Pay: $9 · Austin, TX $52 an hour");
  expect(html).not.toContain('scope="row"');
});

test("shows none of its words in the list of emails of someone who searches in private", () => {
  const read = separateQuotes("Harbor Health wants to interview you.");
  const html = toMailHtml("A message from Clinward", read, origin, true);
  expect(html.slice(html.indexOf("<body"), html.indexOf("<main>"))).not.toContain("Harbor");
  expect(html).toContain("Harbor Health wants to interview you.");
});

test("has the colors of the site", () => {
  const theme = readFileSync("app/theme.css", "utf8");
  for (const [name, shades] of Object.entries(mailColors)) {
    const [, ...figures] = new RegExp(`--${name}: light-dark\\(${shade}, ${shade}\\)`)
      .exec(theme)!
      .map(Number);
    expect([name, toHex(figures.slice(0, 3)), toHex(figures.slice(3))]).toEqual([name, ...shades]);
  }
});

const shade = "oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)";

/** CSS Color 4, section 9.2. */
function toHex([percent, chroma, hue]: number[]): string {
  const angle = (hue! * Math.PI) / 180;
  const [a, b] = [chroma! * Math.cos(angle), chroma! * Math.sin(angle)];
  const [l, m, s] = [
    (percent! / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (percent! / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (percent! / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const light = Math.min(1, Math.max(0, value));
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
