import { fromOfficeClock, toOfficeClock } from "#app/desk/social/queue/receive-post.server.ts";
import type { NetworkTexts } from "#app/desk/social/text/networks.ts";
import { standardTexts } from "#app/desk/social/text/standard-texts.ts";
import { dayMs } from "#app/kit/platform/durations.ts";

const drafts = 6;

const payFirst: NetworkTexts = {
  ...standardTexts,
  linkedin: `[{pay}: ]{title}, {place}

{employer} is hiring[, {type}][, {shift}].
Pay, schedule and license are in the posting: {link}

{tags}`,
  x: `[{pay}: ]{title}, {place}
{link} {tags}`,
};

const urgent: NetworkTexts = {
  ...standardTexts,
  linkedin: `Urgent: {employer} needs a {title} in {place}.

[Pay: {pay}]
[Shift: {shift}]

Apply here: {link}

{tags}`,
  x: `Urgent: {title}, {place}
[{pay}]
{link}`,
};

const short: NetworkTexts = {
  linkedin: "",
  x: "{title}, {place}[, {pay}] {link}",
  facebook: "",
  generic: "",
};

export async function loadDemoSocial(db: D1Database, now: number): Promise<void> {
  const template = db.prepare(
    `INSERT OR IGNORE INTO social_templates (public_id, name, texts, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?4)`,
  );
  const post = db.prepare(
    `INSERT OR IGNORE INTO social_posts (public_id, job_id, texts, state, state_at, origin, created_at, updated_at)
      SELECT ?1, id, ?2, ?3, ?4, ?1, ?5, ?5 FROM jobs
      WHERE status = 'open' AND ifnull(salary_min_cents, salary_max_cents) IS NOT NULL
      ORDER BY posted_at DESC, id DESC LIMIT 1 OFFSET ?6`,
  );
  const tomorrow = fromOfficeClock(`${toOfficeClock(now + dayMs).slice(0, 10)}T09:00`) ?? now + dayMs;
  await db.batch([
    template.bind("demo-pay-first", "Pay first", JSON.stringify(payFirst), now),
    template.bind("demo-urgent", "Urgent need", JSON.stringify(urgent), now),
    template.bind("demo-short", "Short, for X", JSON.stringify(short), now),
    ...Array.from({ length: drafts }, (_, at) => {
      const [state, stateAt] = at === 0 ? ["scheduled", tomorrow] : ["draft", now - at * 60_000];
      const texts = [payFirst, standardTexts, urgent][at % 3];
      return post.bind(`demo-social-${at + 1}`, JSON.stringify(texts), state, stateAt, now, at * 7);
    }),
  ]);
}
