import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toCalendarResponse } from "#app/applications/interviews/calendar-file.ts";
import { readCalendar } from "#app/applications/interviews/own-calendar.server.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";

/** For calendar programs, which do not log in. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireSearchAllowance(context);
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const file = /^[\w-]{10,40}$/.test(key) ? await readCalendar(context, key) : null;
  if (file === null) throw notFound();
  return toCalendarResponse(file, "my-dates");
}
