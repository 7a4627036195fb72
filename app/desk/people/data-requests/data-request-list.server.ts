import type { DataRequestKind, StoredSource } from "#app/applications/erasure/data-request.ts";
import { toIdPageSql } from "#app/desk/frame/list/id-pages.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { ListPlace } from "#app/kit/platform/keyset.ts";

export type DataRequestState = "open" | "done" | "refused";

export interface DataRequestRow {
  id: number;
  publicId: string;
  kind: DataRequestKind;
  email: string;
  source: StoredSource;
  reference: string | null;
  receivedAt: number;
  dueAt: number;
  state: DataRequestState;
  note: string | null;
  /** JSON of an `Erasure`. */
  erasure: string | null;
  closedAt: number | null;
}

const columns = `id, public_id AS publicId, kind, email, source, reference, received_at AS receivedAt, due_at AS dueAt,
  state, note, erasure, closed_at AS closedAt`;

const mostOpen = 200;

export const selectOpenRequests = (db: Db) =>
  db.$client.prepare(
    `SELECT ${columns} FROM data_requests INDEXED BY data_requests_open WHERE state = 'open' ORDER BY due_at, id LIMIT ${mostOpen}`,
  );

export const selectClosedRequests = (db: Db, state: "done" | "refused", place: ListPlace) =>
  db.$client.prepare(
    `SELECT ${columns} FROM data_requests WHERE state = '${state}' ${toIdPageSql(place, "id")}`,
  );

export const findDataRequest = (db: Db, publicId: string) =>
  db.$client
    .prepare(`SELECT ${columns} FROM data_requests WHERE public_id = ?`)
    .bind(publicId)
    .first<DataRequestRow>();
