import { parseIdPlace, toIdPage } from "#app/desk/frame/list/id-pages.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { paths } from "#app/paths.ts";
import {
  selectFoundUsers,
  selectUsers,
  type UserFilter,
  type UserRow,
  userFilters,
} from "./user-list.server.ts";
import { toUserView } from "./user-view.ts";

const filterNames: Record<UserFilter, string> = {
  admin: "Admins",
  employer: "Employers",
  job_seeker: "Job seekers",
  suspended: "Suspended",
};

export async function readUsersPage(db: Db, search: URLSearchParams) {
  const filter = userFilters.find((each) => each === search.get("role")) ?? null;
  const place = parseIdPlace(search);
  const read = await selectUsers(db, filter, place).all<UserRow>();
  const { rows, newer, older } = toIdPage(read.results, place, filter ? { role: filter } : {});
  return {
    segments: [
      { label: "All", to: paths.adminUsers(), isCurrent: filter === null },
      ...userFilters.map((each) => ({
        label: filterNames[each],
        to: paths.adminUsers(`role=${each}`),
        isCurrent: filter === each,
      })),
    ],
    users: rows.map(toUserView),
    newer: newer === null ? null : paths.adminUsers(newer),
    older: older === null ? null : paths.adminUsers(older),
  };
}

export async function findUsers(db: Db, find: string) {
  const words = find.trim().slice(0, 254);
  const read = words ? (await selectFoundUsers(db, words).all<UserRow>()).results : [];
  return { words, users: read.map(toUserView) };
}
