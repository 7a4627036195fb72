import type { Env } from "#app/kit/platform/env.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";

/** Keys that opened something lately, for as long as this Worker runs. */
const proven = new Set<string>();
const mostProven = 1000;

/** A key that opened nothing yet counts as a request without one, before the database is asked for it. */
export const mayTryKey = async (env: Env, request: Request, key: string | undefined): Promise<boolean> =>
  (key !== undefined && proven.has(key)) || isWithinLimit(env.API_LIMIT, request);

export function noteTriedKey(key: string | undefined, isOpen: boolean): void {
  if (key === undefined) return;
  if (!isOpen) {
    proven.delete(key);
    return;
  }
  if (proven.size >= mostProven) proven.clear();
  proven.add(key);
}
