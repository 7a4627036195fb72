import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readCalendar } from "#app/applications/interviews/own-calendar.server.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";

/** For calendar programs, which do not log in. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireSearchAllowance(context);
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const file = /^[\w-]{10,40}$/.test(key) ? await readCalendar(context, key) : null;
  if (file === null) throw notFound();
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="my-dates.ics"',
      "cache-control": "private, no-store",
    },
  });
}
