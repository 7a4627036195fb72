import type { Env } from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";
import { isWithinLimit, toNetwork } from "#app/kit/platform/rate-limit.ts";
import { isRobot, networkHeader, type SearchNote, searchPath } from "#app/kit/vitals/beacon.ts";
import { toSearchWords } from "#app/kit/vitals/search-words.ts";

export const foundHeader = "x-postings-found";

export async function reportSearch(request: Request, response: Response, env: Env): Promise<void> {
  const found = response.headers.get(foundHeader);
  if (found === null || request.method !== "GET" || request.headers.has("sec-purpose")) return;
  const { searchParams, origin } = new URL(request.url);
  const query = searchParams.get("query")?.trim();
  const isLater = searchParams.has("page");
  if (!query || isLater || isRobot(request.headers.get("user-agent") ?? "")) return;
  try {
    if (!(await isWithinLimit(env.BEACON_LIMIT, request, "closed"))) return;
    const note: SearchNote = { words: toSearchWords(query), isEmpty: found === "0" };
    const headers = { [networkHeader]: toNetwork(request) };
    await env.VITALS.fetch(origin + searchPath, { method: "POST", body: JSON.stringify(note), headers });
  } catch (error) {
    logError("search.report", error);
  }
}
