import { sql } from "drizzle-orm";
import { isKnownCompany } from "#app/companies/pitch/public-page/employer-page.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { sweepFiles } from "#app/kit/platform/file/sweep-files.server.ts";
import { logError } from "#app/kit/platform/log.ts";
import {
  type CareersContent,
  type CompanyImage,
  companyImagePrefix,
  noContent,
  type ShownImage,
  toImageAddress,
  toParagraphs,
} from "./careers-content.ts";

/** What visitors see of it beside the postings. Null when the company gave nothing, or we took it down. */
export async function findCareersPage(db: Db, slug: string) {
  const [page, images] = await db.$client.batch([
    db.$client
      .prepare(`SELECT shown, down_at AS downAt FROM company_pages WHERE employer_id = ${ofSlug}`)
      .bind(slug),
    selectCompanyImages(db, slug),
  ]);
  const [row] = page!.results as { shown: string; downAt: number | null }[];
  if (row && row.downAt !== null) return null;
  const { text, values, video } = row ? (JSON.parse(row.shown) as CareersContent) : noContent;
  const shown = toShownImages(images!);
  if (!text && values.length === 0 && !video && shown.length === 0) return null;
  return {
    paragraphs: toParagraphs(text),
    values,
    video: video && { to: video, host: new URL(video).hostname.replace(/^www\./, "") },
    logo: shown.find(({ kind }) => kind === "logo") ?? null,
    cover: shown.find(({ kind }) => kind === "cover") ?? null,
    photos: shown.filter(({ kind }) => kind === "photo"),
  };
}

export const ofSlug = "(SELECT id FROM employers WHERE slug = ?1)";

export type CareersPage = NonNullable<Awaited<ReturnType<typeof findCareersPage>>>;

export const selectCompanyImages = ({ $client }: Db, slug: string): D1PreparedStatement =>
  $client
    .prepare(
      `SELECT name, kind, alt, width, height FROM company_images WHERE employer_id = ${ofSlug} ORDER BY kind, place, id LIMIT 20`,
    )
    .bind(slug);

/** Of what `selectCompanyImages` read: logo, cover and photos, each with its address. */
export const toShownImages = ({ results }: D1Result): ShownImage[] =>
  (results as CompanyImage[]).map((image) => ({ ...image, src: toImageAddress(image.name) }));

interface CompanyPageRow {
  revision: number;
  shown: string;
  waiting: string | null;
  askedAt: number | null;
  downAt: number | null;
  reason: string | null;
}

/** For the company's team and our desk, in the results as `CompanyPageRow`. @param employer SQL of its id, with one `?1` */
export const selectCompanyPage = (
  d1: D1Database | D1DatabaseSession,
  employer: string,
  value: string | number,
) =>
  d1
    .prepare(
      `SELECT revision, shown, waiting, asked_at AS askedAt, down_at AS downAt, reason FROM company_pages
        WHERE employer_id = ${employer}`,
    )
    .bind(value);

/** Null while the company saved no texts and nobody took its page down. */
export const toCompanyPageRow = ({ results }: Pick<D1Result, "results">): CompanyPageRow | null =>
  (results as CompanyPageRow[])[0] ?? null;

/** For everyone while visitors see the company's page. Before that, and once we took it down, for its team and our desk. */
export async function findCompanyImage({ db, env, viewer }: SiteContext, name: string) {
  const [row] = await db.all<{ employerId: number; isPublic: number }>(sql`
    SELECT i.employer_id AS employerId, ${isKnownCompany}
      AND NOT EXISTS (SELECT 1 FROM company_pages p WHERE p.employer_id = i.employer_id AND p.down_at IS NOT NULL) AS isPublic
    FROM company_images i JOIN employers ON employers.id = i.employer_id WHERE i.name = ${name}`);
  if (!row) return null;
  const isPublic = row.isPublic === 1;
  if (!isPublic) {
    const who = await viewer();
    const isTeam = who?.memberships.some(({ employerId }) => employerId === row.employerId);
    if (!isTeam && who?.role !== "admin") return null;
  }
  const file = await env.FILES.get(companyImagePrefix + name);
  return file && { file, isPublic };
}

/** Pictures that no company names: their upload was cut off, or their company is gone. */
export const sweepCompanyImages = (db: Db, { FILES }: Pick<Env, "FILES">, now: number): Promise<number> =>
  sweepFiles(FILES, now, {
    prefix: companyImagePrefix,
    placeKey: "places/company-image-orphans",
    async findKept(keys) {
      const names = JSON.stringify(keys.map((key) => key.slice(companyImagePrefix.length)));
      const rows = await db.all<{ name: string }>(
        sql`SELECT name FROM company_images WHERE name IN (SELECT value FROM json_each(${names}))`,
      );
      return rows.map(({ name }) => companyImagePrefix + name);
    },
  });

/** Once no row names them. What fails goes with the next sweep. */
export async function removeImageFiles({ FILES }: Pick<Env, "FILES">, names: readonly string[]) {
  if (names.length === 0) return;
  await FILES.delete(names.map((name) => companyImagePrefix + name)).catch((error) =>
    logError("company_image.remove", error),
  );
}
