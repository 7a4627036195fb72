import type { Mail } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { mostAlerts, type Rhythm } from "./alert.ts";

/** A posting in the slots of its card. Absolute address. */
export interface MailedPosting {
  title: string;
  employer: string;
  /** "Houston, TX, 12 miles". */
  place: string;
  pay: string;
  /** What the pay is made of, or comes with. */
  withPay: string;
  /** Type, hours and shift. */
  work: string;
  /** The verdict for her license, or what the posting asks for. */
  license: string;
  /** Who confirmed that it is open, and when. */
  confirmed: string;
  /** The words that it was found by, where its title does not show them. */
  why: string;
  url: string;
}

interface AlertMail {
  to: string;
  name: string;
  rhythm: Rhythm;
  postings: readonly MailedPosting[];
  /** Saved postings that changed their pay or ended. */
  news: readonly MailedPosting[];
  /** How many it found, with those beyond the mail. */
  total: number;
  listUrl: string;
  savedUrl: string;
  manageUrl: string;
  stopUrl: string;
  /** "November 3, 2026". */
  askedOn: string;
}

const rhythmWords: Record<Rhythm, string> = {
  instant: "as soon as they open",
  daily: "each day",
  weekly: "each week",
};

const toJobs = (count: number): string => (count === 1 ? "1 new job" : `${formatCount(count)} new jobs`);

export function toAlertMail(alert: AlertMail): Mail {
  const { to, name, news, total, stopUrl } = alert;
  return {
    to,
    subject: total > 0 ? `${toJobs(total)}: ${name}` : toNewsSubject(news),
    stopUrl,
    body: [
      ...(total > 0 ? toNewParagraphs(alert) : []),
      ...(news.length > 0
        ? [
            "What changed in the jobs that you saved:",
            ...news.map(toLines),
            `See all your saved jobs:\n${alert.savedUrl}`,
          ]
        : []),
      `--\nYou get this email because you asked on ${alert.askedOn} for ${total > 0 ? "new jobs like these" : quote(name)}, ${rhythmWords[alert.rhythm]}.${news.length > 0 ? " It also says what changes in the jobs that you saved." : ""}`,
      `Pause it, change it, or choose your days: ${alert.manageUrl}`,
      `Stop it: ${stopUrl}`,
    ].join("\n\n"),
  };
}

function toNewParagraphs({ postings, total, listUrl }: AlertMail): string[] {
  const rest = total - postings.length;
  return [
    total === 1
      ? "It is new for this search, and was open when we sent this."
      : "They are new for this search, and were open when we sent this.",
    ...postings.map(toLines),
    rest > 0
      ? `See the other ${formatCount(rest)} on the list:\n${listUrl}`
      : `See the whole list:\n${listUrl}`,
  ];
}

function toNewsSubject([first, ...others]: readonly MailedPosting[]): string {
  if (others.length > 0 || !first) return `${others.length + 1} of your saved jobs changed`;
  return `${first.withPay ? "Pay changed" : "No longer open"}: ${first.title}`;
}

function toLines({
  title,
  employer,
  place,
  pay,
  withPay,
  work,
  license,
  confirmed,
  why,
  url,
}: MailedPosting): string {
  const lines = {
    Job: title,
    Employer: employer,
    Place: place,
    Pay: pay,
    With: withPay,
    Work: work,
    License: license,
    Open: confirmed,
  };
  const said = Object.entries({ ...lines, Why: why }).filter(([, value]) => value);
  return [...said.map(([label, value]) => `${label}: ${quote(value)}`), `Posting: ${url}`].join("\n");
}

/** Days that the link in the mail confirms. */
export const confirmDays = 3;

export const toConfirmMail = (to: string, name: string, rhythm: Rhythm, link: string): Mail => ({
  to,
  subject: `Confirm your job alert: ${name}`,
  body: [
    `Someone, we hope you, asked ${site.name} to email this address when jobs open, ${rhythmWords[rhythm]}, for:`,
    quote(name),
    `The emails begin once you confirm it, within ${confirmDays} days. Confirm my alert:\n${link}`,
    `--\nYou get this email because someone typed this address into our form. If it was not you, do nothing: without the confirmation we send no alert, and we forget the address in 30 days.`,
  ].join("\n\n"),
});

export const toKnownMail = (to: string, name: string, isPaused: boolean, manageUrl: string): Mail => ({
  to,
  subject: "You have this job alert already",
  body: [
    `Someone, we hope you, asked again for emails about ${quote(name)}. You have this alert, so nothing changed.${isPaused ? " It is paused: resume it there to get the emails again." : " To get it more or less often, change it there."}`,
    `See your alerts:\n${manageUrl}`,
    "--\nYou get this email because someone typed this address into our form. If it was not you, you need not do anything.",
  ].join("\n\n"),
});

export const toFullMail = (to: string, manageUrl: string): Mail => ({
  to,
  subject: `You have ${mostAlerts} job alerts, the most we keep`,
  body: [
    `Someone, we hope you, asked for another job alert. We keep at most ${mostAlerts} for an address, so this one was not made.`,
    `Delete one that you no longer need, then ask again. See your alerts:\n${manageUrl}`,
    "--\nYou get this email because someone typed this address into our form. If it was not you, you need not do anything.",
  ].join("\n\n"),
});

export const toPostingLink = (origin: string, slug: string, followed: string): string =>
  `${origin}${paths.job(slug)}?alert=${encodeURIComponent(followed)}`;
