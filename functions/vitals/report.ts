import "#app/kit/platform/form/plain-problems.ts";
import type { ApiError } from "#app/kit/platform/http.ts";
import { type VitalsReport, vitalsReport } from "#app/kit/vitals/beacon.ts";
import { isShallow } from "../endpoint/shallow.ts";

type ParsedReport = { ok: true; value: VitalsReport } | { ok: false; error: ApiError };

export function parseReport(body: string, host: string): ParsedReport {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { ok: false, error: { code: "invalid_json", message: "This is not valid JSON." } };
  }
  if (!isShallow(json)) return refuse({ body: "This has too many fields or levels." });
  const parsed = vitalsReport.safeParse(json);
  if (parsed.success) {
    const isOurs = new URL(parsed.data.url).host === host;
    return isOurs
      ? { ok: true, value: parsed.data }
      : refuse({ url: "Send the URL of a page of this site." });
  }
  const fields = Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join(".") || "body", issue.message]),
  );
  return refuse(fields);
}

function refuse(fields: Record<string, string>): ParsedReport {
  return { ok: false, error: { code: "invalid_input", message: "This is not a web-vitals report.", fields } };
}
