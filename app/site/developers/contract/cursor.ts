import * as z from "zod";
import type { Refusal } from "./resource.ts";

/** A cursor belongs to the search that gave it. */
export const cursorParam = z
  .string()
  .regex(/^[\w-]{1,200}$/, "Send the cursor as we gave it.")
  .optional();

const encode = (text: string): string =>
  btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** FNV-1a: against mistakes, not against people, who could as well ask for the same page. */
function toCheck(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The address without its cursor, whatever the order of its parameters. */
function toSubject(self: URL): string {
  const params = new URLSearchParams(self.searchParams);
  params.delete("cursor");
  params.sort();
  return `${self.pathname}?${params}`;
}

/** Where a list goes on: a page's number or the last slug. */
const toCursor = (self: URL, at: string): string => encode(`${toCheck(`${toSubject(self)} ${at}`)}.${at}`);

/** Null for the first page; a refusal for what we did not give for this search. */
export function readCursor(
  self: URL,
  cursor: string | undefined,
  isPlace: (at: string) => boolean,
): { at: string | null } | Refusal {
  if (cursor === undefined) return { at: null };
  const at = decode(cursor)?.split(".", 2)[1] ?? "";
  if (isPlace(at) && toCursor(self, at) === cursor) return { at };
  return {
    refused: "invalid_cursor",
    detail: "This cursor is none of ours, or belongs to another search. Start without one.",
  };
}

function decode(cursor: string): string | null {
  try {
    return atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return null;
  }
}

/** The envelope of every list. @param at where the next page begins, null on the last one */
export function toList<T>(self: URL, toUrl: (path: string) => string, data: T[], at: string | null) {
  const next = at === null ? null : toCursor(self, at);
  const toAddress = (cursor: string | null) => {
    const params = new URLSearchParams(self.searchParams);
    if (cursor !== null) params.set("cursor", cursor);
    return toUrl(self.pathname + (params.size > 0 ? `?${params}` : ""));
  };
  return { data, next, links: { self: toAddress(null), next: next && toAddress(next) } };
}

export const perPage = 100;

/** A page of a list that we have whole. */
export function cutList<T>(
  self: URL,
  cursor: string | undefined,
  all: readonly T[],
): { rows: readonly T[]; at: string | null } | Refusal {
  const read = readCursor(self, cursor, (at) => /^[1-9]\d{0,3}$/.test(at));
  if ("refused" in read) return read;
  const page = Number(read.at ?? 1);
  const end = page * perPage;
  return { rows: all.slice(end - perPage, end), at: end < all.length ? String(page + 1) : null };
}
