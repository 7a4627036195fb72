import { z } from "zod";
import { requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { joinSaved, slugField } from "#app/jobs/list/comparison/saved-jobs.server.ts";
import { maxSaved } from "#app/jobs/saved/saved-entry.ts";
import { tooManySearches } from "#app/kit/platform/search-limit.ts";
import type { Endpoint } from "../../../endpoint/endpoint.ts";
import { toApiExit } from "../../../endpoint/exit.ts";
import { readInput } from "../../../endpoint/input.ts";

const at = z.number().int().min(0).max(8_640_000_000_000_000);
/** [slug, time] or, of a removal, [slug, time, 1]. */
const wordsSchema = z
  .array(z.union([z.tuple([slugField, at]), z.tuple([slugField, at, z.literal(1)])]))
  .max(2 * maxSaved);

const notJson = "Send the saved jobs as JSON text.";

/** JSON text, because it has more levels than other input. */
const words = z
  .string(notJson)
  .max(60_000, notJson)
  .transform((text, context) => {
    const said = wordsSchema.safeParse(parseJson(text));
    if (said.success) return said.data;
    context.addIssue(notJson);
    return z.NEVER;
  });

const schema = z.object({ words });

/**
 * POST /api/jobs/saved/sync: 200 with the newest saved jobs of the account, after the later word of it and the device
 * won for each; 400, 401, 413, 415, 429.
 */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  const guarded = await requireViewer(site);
  if (!guarded.ok) return toApiExit(guarded.exit);
  // The limit for reading, because every page of a signed-in person asks.
  if (!(await site.isWithinSearchLimit())) return tooManySearches();
  const input = await readInput(req.raw, schema);
  if (!input.ok) return input.response;
  // Of two words on one posting, the last in the list counts.
  const said = new Map(
    input.value.words.map((word) => [word[0], { slug: word[0], at: word[1], isRemoval: word.length === 3 }]),
  );
  const joined = await joinSaved(site.db, guarded.viewer, [...said.values()], site.now);
  return Response.json(joined, { headers: { "cache-control": "no-store" } });
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
