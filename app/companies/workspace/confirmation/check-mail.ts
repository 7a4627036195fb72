import { toKey } from "#app/kit/platform/cookies.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { toHex } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { workPaths } from "#app/work-paths.ts";

interface AskedJob {
  title: string;
  place: string | null;
  token: string;
}

export type CheckStep = "ask" | "pause" | "close";

const leads: Record<CheckStep, string> = {
  ask: "Are you still hiring? Please answer for each posting. Without an answer we pause it in 5 days, and close it in 14.",
  pause:
    "We paused these postings because nobody confirmed them. Open one again with one click. Otherwise we close it in 9 days.",
  close: "We closed these postings because nobody confirmed them. You can reopen them in your jobs table.",
};

const subjects: Record<CheckStep, (many: boolean) => string> = {
  ask: (many) => (many ? "Are these jobs still open?" : "Is this job still open?"),
  pause: (many) => (many ? "We paused your postings" : "We paused your posting"),
  close: (many) => (many ? "We closed your postings" : "We closed your posting"),
};

/** `origin` comes from the site's settings, because anyone can choose a Host header. */
export function toCheckMail(
  step: CheckStep,
  jobs: readonly AskedJob[],
  company: { slug: string; name: string },
  origin: string,
) {
  const lines = jobs.map(({ title, place, token }) =>
    [
      quote([title, place].filter(Boolean).join(", ")),
      ...(step === "close"
        ? []
        : [
            `Still open: ${origin}${paths.stillHiring(token, "open")}`,
            `Filled: ${origin}${paths.stillHiring(token, "filled")}`,
          ]),
    ].join("\n"),
  );
  return {
    subject: subjects[step](jobs.length > 1),
    body: [
      "Hello,",
      leads[step],
      ...lines,
      `All your jobs:\n${origin}${workPaths.hiringJobs(company.slug)}`,
      site.name,
      site.email,
    ].join("\n\n"),
  };
}

/** Derived again for each mail about a question, because only its hash is stored. */
export const toCheckSecret = (jobId: number, askedAt: number, sessionSecret: string): Promise<string> =>
  sign(`still hiring ${jobId} ${askedAt}`, sessionSecret);

interface Asked {
  /** Of the question. */
  secret: string;
  userId: number;
}

/** What one person's link carries, so that it ends with the membership. */
export const toCheckToken = async ({ secret, userId }: Asked, sessionSecret: string): Promise<string> =>
  `${secret}-${userId}-${(await sign(`still hiring ${secret} ${userId}`, sessionSecret)).slice(0, 32)}`;

export async function readCheckToken(token: string, sessionSecret: string): Promise<Asked | null> {
  const [, secret = "", id] = /^([0-9a-f]{64})-([1-9]\d{0,14})-[0-9a-f]{32}$/.exec(token) ?? [];
  const asked = { secret, userId: Number(id) };
  return secret !== "" && (await toCheckToken(asked, sessionSecret)) === token ? asked : null;
}

async function sign(text: string, sessionSecret: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", toKey(sessionSecret), algorithm, false, ["sign"]);
  return toHex(await crypto.subtle.sign("HMAC", key, toKey(text)));
}
