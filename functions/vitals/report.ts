import type { ApiError } from "#app/platform/http.ts";
import { type VitalsReport, vitalsReport } from "#app/vitals/beacon.ts";

type ParsedReport = { ok: true; value: VitalsReport } | { ok: false; error: ApiError };

/** A report from a request's body, or what is wrong with it, field by field. */
export function parseReport(body: string): ParsedReport {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { ok: false, error: { code: "invalid_json", message: "This is not valid JSON." } };
  }
  const parsed = vitalsReport.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields = Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join(".") || "body", issue.message]),
  );
  return { ok: false, error: { code: "invalid_input", message: "This is not a web-vitals report.", fields } };
}
