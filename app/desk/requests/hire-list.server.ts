import type { Db } from "#app/kit/platform/db.ts";
import { hireRequests } from "#app/kit/platform/schema.ts";
import type { ListSearch } from "./list-search.ts";
import { selectHireRequests, toFoundSlice, toPageSlice } from "./requests.server.ts";

/** Returns one row more than is shown; see `toListPage`. */
export const listHireRequests = (db: Db, search: ListSearch, viewerId: number) =>
  selectHireRequests(db, toPageSlice(hireRequests, search, viewerId));

export const findHireRequests = (db: Db, match: string) =>
  selectHireRequests(db, toFoundSlice("hire_request", match));
