import { judgePicture, type Picture, storePicture } from "#app/accounts/photo/picture-file.server.ts";
import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import {
  type CareersContent,
  type CompanyImage,
  companyImagePrefix,
  type ImageKind,
  mostPhotos,
  noContent,
} from "#app/companies/pitch/careers/careers-content.ts";
import {
  ofSlug,
  removeImageFiles,
  selectCompanyImages,
  selectCompanyPage,
  toCompanyPageRow,
  toShownImages,
} from "#app/companies/pitch/careers/careers-page.server.ts";
import { isOnItsSide, readImageSize, withOrientation } from "#app/companies/pitch/careers/image-size.ts";
import { toIsWriter } from "#app/companies/workspace/settings/settings.server.ts";
import { listWarnedPlaces, listWarnings, needsPerson } from "#app/jobs/checks/warnings/posting-warnings.ts";
import { requiredLine } from "#app/kit/forms/fields.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { toCareersTexts } from "./careers-form.ts";

/** As its team last saved it, and what became of it. */
export async function readCareersPage(db: Db, slug: string) {
  const [page, images] = await db.$client.batch([
    selectCompanyPage(db.$client, ofSlug, slug),
    selectCompanyImages(db, slug),
  ]);
  const row = toCompanyPageRow(page!);
  const shown: CareersContent = row ? JSON.parse(row.shown) : noContent;
  return {
    revision: row?.revision ?? 0,
    shown,
    saved: row?.waiting ? (JSON.parse(row.waiting) as CareersContent) : shown,
    isWaiting: row !== null && row.askedAt !== null,
    isDown: row !== null && row.downAt !== null,
    reason: row?.reason ?? null,
    images: toShownImages(images!),
  };
}

/** It says what scams say, and visitors do not read those words there yet, which one of us approved. */
function hasNewWarnings(shown: CareersContent, typed: CareersContent): boolean {
  if (!needsPerson(listWarnings(toCareersTexts(typed)))) return false;
  const toKeys = (content: CareersContent) =>
    listWarnedPlaces(toCareersTexts(content)).map(({ label, words }) => `${label} ${words}`);
  const known = new Set(toKeys(shown));
  return toKeys(typed).some((key) => !known.has(key));
}

export const altField = requiredLine("Describe what the photo shows", 160).refine(
  (alt) => !needsPerson(listWarnings({ Photo: alt })),
  "Describe only what the photo shows",
);

interface Editing {
  employerId: number;
  userId: number;
}

/** Null when someone saved it since, or the person may no longer. What visitors should not read yet waits for our desk. */
export async function saveCareersPage(
  { db, now }: Pick<SiteContext, "db" | "now">,
  { employerId, userId }: Editing,
  content: CareersContent,
  { revision, shown }: { revision: number; shown: CareersContent },
): Promise<"saved" | "waiting" | null> {
  const holds = hasNewWarnings(shown, content) ? 1 : 0;
  const waits = `(?5 OR down_at IS NOT NULL)`;
  const row = await db.$client
    .prepare(
      `INSERT INTO company_pages (employer_id, revision, shown, waiting, asked_at)
        SELECT ?1, 1, iif(?5, ?4, ?3), iif(?5, ?3, NULL), iif(?5, ?6, NULL)
        WHERE ?2 = ifnull((SELECT revision FROM company_pages WHERE employer_id = ?1), 0) AND ${toIsWriter(userId, employerId)}
        ON CONFLICT (employer_id) DO UPDATE SET revision = revision + 1, shown = iif(${waits}, shown, ?3),
          waiting = iif(${waits}, ?3, NULL), asked_at = iif(${waits}, ?6, NULL), reason = iif(down_at IS NULL, NULL, reason)
        RETURNING asked_at AS askedAt`,
    )
    .bind(employerId, revision, JSON.stringify(content), JSON.stringify(noContent), holds, now)
    .first<{ askedAt: number | null }>();
  return row && (row.askedAt === null ? "saved" : "waiting");
}

interface Bounds {
  fewest: [width: number, height: number];
  name: string;
}

const imageBounds: Record<ImageKind, Bounds> = {
  logo: { name: "logo", fewest: [64, 64] },
  cover: { name: "cover picture", fewest: [800, 200] },
  photo: { name: "photo", fewest: [320, 240] },
};
/** A small file may unfold to a picture that no phone can hold. */
const mostPixels = 30_000_000;
const mostSide = 8000;
const imagesADay = 60;

type SavedImage = { ok: true } | { ok: false; status: 400 | 409 | 429 | 503; problem: string };

const refuse = (problem: string, status: 400 | 409 | 429 | 503 = 400): SavedImage => ({
  ok: false,
  status,
  problem,
});

/** `alt` is of a photo. A logo and a cover replace the one before. */
export async function saveCompanyImage(
  context: SiteContext,
  editing: Editing,
  { kind, alt, bytes }: { kind: ImageKind; alt: string; bytes: Uint8Array | null },
): Promise<SavedImage> {
  const judged = judgePicture(bytes);
  if (!judged.ok) return refuse(judged.problem);
  const upright = toUpright(judged.picture);
  if (!upright) return refuse("This picture is damaged. Choose another file.");
  const { picture, size } = upright;
  const problem = findSizeProblem(kind, size);
  if (problem) return refuse(problem);
  const { db, env, now, requestId } = context;
  const aDay = await toLimit(`images of company ${editing.employerId}`, imagesADay, dayMs);
  if ((await takeUse(db, aDay, now)) !== null)
    return refuse(`Your team added ${imagesADay} pictures today. Try again tomorrow.`, 429);
  const name = randomId();
  try {
    await storePicture(env.FILES, companyImagePrefix + name, picture);
    const replaced = await insertImage(context, editing, { name, kind, alt, ...size });
    await removeImageFiles(env, replaced ?? [name]);
    return replaced ? { ok: true } : refuse(`Your page has ${mostPhotos} photos. Remove one first.`, 409);
  } catch (error) {
    logError("company_image.store", error, { requestId });
    return refuse("We could not save the picture just now. Try again in a minute.", 503);
  }
}

/** Browsers turn it, by what we put back of the camera's data. */
function toUpright(picture: Picture) {
  const { type, content, orientation } = picture;
  const size = readImageSize(type, content);
  if (!size) return null;
  if (orientation === null || orientation < 2 || orientation > 8) return { picture, size };
  return {
    picture: { ...picture, content: withOrientation(content, orientation) },
    size: isOnItsSide(orientation) ? { width: size.height, height: size.width } : size,
  };
}

function findSizeProblem(kind: ImageKind, { width, height }: { width: number; height: number }) {
  const { name, fewest } = imageBounds[kind];
  if (width < fewest[0] || height < fewest[1])
    return `This picture is ${width} × ${height} pixels. A ${name} needs at least ${fewest[0]} × ${fewest[1]}.`;
  if (width > mostSide || height > mostSide || width * height > mostPixels)
    return `This picture is ${width} × ${height} pixels. Save it at a lower resolution, at most ${mostSide} on a side.`;
  return null;
}

/** The names of the images it replaced. Null when nothing was stored. */
async function insertImage(
  { db, now }: SiteContext,
  { employerId, userId }: Editing,
  { name, kind, alt, width, height }: CompanyImage,
): Promise<string[] | null> {
  const mayWrite = toIsWriter(userId, employerId);
  const [removed, stored] = await db.$client.batch<{ name: string }>([
    db.$client
      .prepare(
        `DELETE FROM company_images WHERE employer_id = ?1 AND kind = ?2 AND kind <> 'photo' AND ${mayWrite} RETURNING name`,
      )
      .bind(employerId, kind),
    db.$client
      .prepare(
        `INSERT INTO company_images (employer_id, name, kind, alt, width, height, created_at, place)
          SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, (SELECT ifnull(max(place), 0) + 1 FROM company_images WHERE employer_id = ?1 AND kind = ?3)
          WHERE ${mayWrite}
            AND (SELECT count(*) FROM company_images WHERE employer_id = ?1 AND kind = 'photo') < iif(?3 = 'photo', ${mostPhotos}, ${mostPhotos + 1})`,
      )
      .bind(employerId, name, kind, alt, width, height, now),
  ]);
  return stored!.meta.changes > 0 ? removed!.results.map((row) => row.name) : null;
}

/** False when it is gone already. */
export async function removeCompanyImage(
  { db, env }: SiteContext,
  { employerId, userId }: Editing,
  name: string,
): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      `DELETE FROM company_images WHERE employer_id = ?1 AND name = ?2 AND ${toIsWriter(userId, employerId)}`,
    )
    .bind(employerId, name)
    .run();
  if (meta.changes > 0) await removeImageFiles(env, [name]);
  return meta.changes > 0;
}

/** False when a colleague changed or removed it since `was` was read. */
export async function describeCompanyImage(
  { db }: SiteContext,
  { employerId, userId }: Editing,
  { name, was, alt }: { name: string; was: string; alt: string },
): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      `UPDATE company_images SET alt = ?4 WHERE employer_id = ?1 AND name = ?2 AND alt = ?3 AND kind = 'photo'
        AND ${toIsWriter(userId, employerId)}`,
    )
    .bind(employerId, name, was, alt)
    .run();
  return meta.changes > 0;
}

/** One place up or down among the photos. False when it is gone, or is the first or the last already. */
export async function moveCompanyImage(
  { db }: SiteContext,
  { employerId, userId }: Editing,
  name: string,
  to: "up" | "down",
): Promise<boolean> {
  const [beyond, order] = to === "up" ? ["<", "DESC"] : [">", "ASC"];
  const { meta } = await db.$client
    .prepare(
      `WITH moved AS (SELECT id, place FROM company_images WHERE employer_id = ?1 AND name = ?2 AND kind = 'photo'),
        other AS (SELECT id, place FROM company_images WHERE employer_id = ?1 AND kind = 'photo'
          AND place ${beyond} (SELECT place FROM moved) ORDER BY place ${order} LIMIT 1)
        UPDATE company_images SET place = (SELECT place FROM moved) + (SELECT place FROM other) - place
        WHERE id IN (SELECT id FROM moved UNION ALL SELECT id FROM other) AND EXISTS (SELECT 1 FROM other)
          AND ${toIsWriter(userId, employerId)}`,
    )
    .bind(employerId, name)
    .run();
  return meta.changes > 0;
}
