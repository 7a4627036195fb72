import { contentKinds, toKindLabel } from "#app/catalogue/articles/content-kinds.ts";
import { articleOfCard } from "#app/catalogue/articles/stored-articles.server.ts";
import { toPlaceText } from "#app/jobs/postings/record/job.ts";
import { findJob } from "#app/jobs/postings/record/job-page.server.ts";
import { toPayView } from "#app/jobs/postings/record/pay.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { findStateBySlug, toStateText } from "#app/facts/reference/place/states.ts";
import { site } from "#app/site.ts";
import type { Card } from "./card-layout.ts";
import { findPayCard } from "./pay-card.server.ts";

type CardContext = Pick<SiteContext, "db" | "env">;
type CardKind = (context: CardContext, slug: string) => Promise<Card | null> | Card | null;

const kinds: Record<string, CardKind> = {
  site: findSiteCard,
  states: findStateCard,
  jobs: findJobCard,
  articles: findArticleCard,
  pay: findPayCard,
};

export async function findCard(context: CardContext, kind: string, slug: string): Promise<Card | null> {
  return Object.hasOwn(kinds, kind) ? kinds[kind]!(context, slug) : null;
}

function findSiteCard(_: unknown, slug: string): Card | null {
  if (slug !== "home") return null;
  const text = "Open positions with shift, license and freshness";
  return { title: site.tagline, lines: [{ text, ink: "muted" }], stateCode: null };
}

function findStateCard(_: unknown, slug: string): Card | null {
  const state = findStateBySlug(slug);
  if (!state) return null;
  const text = "Open jobs, pay, licenses and hospitals";
  return {
    title: `Healthcare jobs in ${toStateText(state.code)}`,
    lines: [{ text, ink: "muted" }],
    stateCode: state.code,
  };
}

async function findArticleCard({ env }: CardContext, slug: string): Promise<Card | null> {
  const article = await articleOfCard(env.CATALOG, slug);
  if (!article) return null;
  const { title, kind, states } = article;
  return {
    title,
    lines: [
      { text: toKindLabel(article), ink: "accent" },
      { text: contentKinds[kind].author, ink: "muted" },
    ],
    stateCode: states.length === 1 ? states[0]! : null,
  };
}

async function findJobCard({ db }: Pick<SiteContext, "db">, slug: string): Promise<Card | null> {
  const job = await findJob(db, slug);
  if (!job || job.status === "removed") return null;
  const pay = toPayView(job);
  const [place, amount] = [toPlaceText(job), pay.unit ? `${pay.amount} ${pay.unit}` : null];
  return {
    title: job.title,
    lines: [
      ...(amount ? [{ text: amount, ink: "accent" as const, isLarge: true }] : []),
      ...(place ? [{ text: place, ink: "ink" as const, isLarge: true }] : []),
      { text: job.employer, ink: "muted" },
    ],
    stateCode: job.workplace === "remote" ? null : job.stateCode,
  };
}
