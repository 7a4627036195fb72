import { minuteMs } from "#app/kit/platform/durations.ts";
import { demoPeople } from "./demo-people.ts";
import type { CaughtMail, ListedMail } from "./mailbox.ts";

const people = Object.values(demoPeople);

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign]!);

/** Plain links and forms: the page's own policy allows no script of ours. */
const strip = `<aside class="local-bar" aria-label="Tools of the local site">
<form method="post" action="/dev/people"><span>Log in as</span>
${people.map(({ email, part }) => `<button name="email" value="${email}" aria-label="Log in as ${part}">${part}</button>`).join("\n")}
<button name="email" value="">Log out</button></form>
<nav aria-label="Local site"><a href="/dev/people">Demo people</a><a href="/dev/mail">Caught mail</a></nav>
</aside>`;

const style = '<link rel="stylesheet" href="/dev/bar.css">';
export const bar = style + strip;

const toPage = (title: string, main: string): string => `<!doctype html>
<html lang="en" class="local-page"><head><meta charset="utf-8"><title>${escaped(title)} | Local site</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
${style}</head>
<body><main><p class="local-quiet"><a href="/">Back to the site</a></p>${main}</main>${strip}</body></html>`;

export const toPeoplePage = (loggedIn: string | null, problem = ""): string =>
  toPage(
    "Demo people",
    `<h1>Demo people</h1>
<p class="local-lead">They are on this machine only. One press logs you in; their passwords are in .cache/demo-accounts.json.</p>
${problem && `<p class="local-lead" role="alert">${problem}</p>`}<ul class="local-list">${people
      .map(
        ({ email, firstName, lastName, part, goodFor }) => `<li class="local-card local-person"><div>
<h2>${part}: ${firstName} ${lastName}${email === loggedIn ? " (logged in now)" : ""}</h2>
<p>${goodFor}</p><p class="local-quiet">${email}</p></div>
<form method="post" action="/dev/people"><input type="hidden" name="to" value="start">
<button class="local-press" name="email" value="${email}">Log in as ${firstName}</button></form></li>`,
      )
      .join("")}</ul>`,
  );

export const toMailList = (mails: readonly ListedMail[], now: number): string =>
  toPage(
    "Caught mail",
    `<h1>Caught mail</h1>
<p class="local-lead">No email leaves this machine. What the site sends is kept here for a week, newest first. <a href="/dev/mail">Look again</a></p>
${mails.length === 0 ? "<p>No email yet. Register, apply for a job or send a request, and look again.</p>" : ""}<ul class="local-list">${mails
      .map(
        ({ key, to, subject, at }) => `<li class="local-card">
<h2><a href="/dev/mail/${key}">${escaped(subject)}</a></h2>
<p class="local-quiet">To ${escaped(to)}, ${toAge(now - at)}</p></li>`,
      )
      .join("")}</ul>`,
  );

export const toMailPage = (key: string, { subject, to, from, replyTo, text, html }: CaughtMail): string =>
  toPage(
    subject,
    `<p class="local-quiet"><a href="/dev/mail">All caught mail</a></p><h1>${escaped(subject)}</h1>
<dl class="local-facts"><dt>To</dt><dd>${escaped(to)}</dd><dt>From</dt><dd>${escaped(from)}</dd>${
      replyTo ? `<dt>Reply to</dt><dd>${escaped(replyTo)}</dd>` : ""
    }</dl>
${
  html &&
  `<iframe class="local-frame" title="The email as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${key}/html"></iframe>
<h2>As text</h2>`
}<div class="local-card local-text">${toLinked(text)}</div>`,
  );

const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

function toLinked(text: string): string {
  const links = text.match(address) ?? [];
  const between = text.split(address).map(escaped);
  return between.reduce((all, part, at) => {
    const link = escaped(links[at - 1]!);
    return `${all}<a href="${link}">${link}</a>${part}`;
  });
}

const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

function toAge(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) return "just now";
  if (minutes < 60) return relative.format(-minutes, "minute");
  return minutes < 24 * 60
    ? relative.format(-Math.floor(minutes / 60), "hour")
    : relative.format(-Math.floor(minutes / 60 / 24), "day");
}
