import { requiredLine } from "#app/kit/forms/fields.ts";
import type { Membership, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dropViewField, longestViewName, type SavedView, viewNameField } from "./saved-views.tsx";

const mostViews = 12;

interface Owner {
  viewer: Pick<Viewer, "id">;
  company: Pick<Membership, "employerId">;
  list: "jobs" | "applicants";
}

/** In the order in which they were made. */
export const selectSavedViews = (d1: D1Database, { viewer, company, list }: Owner) =>
  d1
    .prepare(
      `SELECT id, name, search FROM saved_views WHERE user_id = ?1 AND employer_id = ?2 AND list = ?3 ORDER BY name LIMIT ${mostViews}`,
    )
    .bind(viewer.id, company.employerId, list);

export const viewFields = [viewNameField, dropViewField];

export const isViewForm = (form: FormData): boolean => viewFields.some((field) => form.has(field));

/** Null once it is done, or what is wrong. A name that is taken gets the new filters. */
export async function receiveViewForm(
  { $client }: Db,
  { viewer, company, list }: Owner,
  form: FormData,
  search: string,
): Promise<string | null> {
  const drop = form.get(dropViewField);
  if (drop !== null) {
    await $client
      .prepare("DELETE FROM saved_views WHERE id = ?1 AND user_id = ?2 AND employer_id = ?3 AND list = ?4")
      .bind(String(drop), viewer.id, company.employerId, list)
      .run();
    return null;
  }
  const name = requiredLine("Give the view a name.", longestViewName).safeParse(form.get(viewNameField));
  if (!name.success) return name.error.issues[0]!.message;
  const { meta } = await $client
    .prepare(
      `INSERT INTO saved_views (user_id, employer_id, list, name, search)
        SELECT m.user_id, m.employer_id, ?3, ?4, ?5 FROM memberships m WHERE m.user_id = ?1 AND m.employer_id = ?2
          AND ((SELECT count(*) FROM saved_views v WHERE v.user_id = ?1 AND v.employer_id = ?2 AND v.list = ?3) < ${mostViews}
            OR EXISTS (SELECT 1 FROM saved_views v WHERE v.user_id = ?1 AND v.employer_id = ?2 AND v.list = ?3 AND v.name = ?4))
        ON CONFLICT (user_id, employer_id, list, name) DO UPDATE SET search = excluded.search`,
    )
    .bind(viewer.id, company.employerId, list, name.data, search)
    .run();
  return meta.changes > 0 ? null : `You have ${mostViews} views here. Remove one first.`;
}

/** For the page: where each leads, and whether it is what is shown. */
export const toViewLinks = (
  rows: readonly unknown[],
  search: string,
  toPath: (search: string) => string,
): SavedView[] =>
  (rows as { id: number; name: string; search: string }[]).map((row) => ({
    ...{ id: String(row.id), name: row.name },
    to: toPath(row.search),
    isCurrent: row.search === search,
  }));
