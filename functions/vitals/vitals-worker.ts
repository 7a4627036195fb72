import type { ApiError } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId } from "#app/kit/platform/random.ts";
import {
  type Beacon,
  clickNote,
  clickPath,
  countryHeader,
  networkHeader,
  pageHeader,
  type QueuedBeacon,
  releaseHeader,
  searchNote,
  searchPath,
  toBeacon,
  type VitalsReport,
  vitalsReport,
} from "#app/kit/vitals/beacon.ts";
import { findCampaign } from "#app/kit/vitals/campaign.ts";
import { toVisitor } from "#app/kit/vitals/visit-source.server.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";
import { takeBeacons } from "./fold.ts";
import { type BusyEnv, readMeasuredShare } from "./measured-share.ts";
import "#app/kit/platform/form/plain-problems.ts";
import { isShallow } from "../endpoint/shallow.ts";

export interface VitalsEnv extends BusyEnv {
  BEACONS: Queue<Beacon>;
}

export default {
  /** 204 once the report is queued, 400 for a bad report, 503 when the queue fails. Only our site reports searches and clicks. */
  async fetch(request, env) {
    const { host, pathname } = new URL(request.url);
    const body = await request.text();
    if (pathname === searchPath)
      return send(request, env, unmeasured, { search: searchNote.parse(JSON.parse(body)) });
    if (pathname === clickPath) {
      const { slug, userAgent } = clickNote.parse(JSON.parse(body));
      return send(
        request,
        env,
        { ...unmeasured, userAgent, url: `https://click.invalid/jobs/${slug}` },
        { click: slug },
      );
    }
    const report = parseReport(body, host);
    return report.ok ? send(request, env, report.value) : refuse(400, report.error);
  },

  async queue(batch, env) {
    try {
      const beacons = batch.messages.map((message) => message.body);
      await takeBeacons(env, beacons, Date.now());
    } catch (error) {
      logError("vitals.fold", error, { messages: batch.messages.length });
      batch.retryAll();
    }
  },
} satisfies ExportedHandler<VitalsEnv, QueuedBeacon>;

const unmeasured: VitalsReport = {
  metrics: {},
  timestamp: 0,
  url: "https://search.invalid/jobs",
  userAgent: "",
};

async function send(
  { headers }: Request,
  env: VitalsEnv,
  report: VitalsReport,
  note: Pick<Beacon, "search" | "click"> = {},
) {
  const now = Date.now();
  try {
    const visitor = await toVisitor(env.VITALS_DB, headers.get(networkHeader) ?? "unknown", toDay(now));
    const country = headers.get(countryHeader);
    const campaign = findCampaign(headers.get(pageHeader), report.url);
    const runningRelease = headers.get(releaseHeader) || null;
    const share = await readMeasuredShare(env, now);
    const standsFor = Math.random() < share ? 1 / share : null;
    const arrival = { now, visitor, newId: randomId(), country, runningRelease, campaign, standsFor };
    const beacon = toBeacon(report, arrival);
    await env.BEACONS.send({ ...beacon, ...note });
  } catch (error) {
    logError("vitals.queue", error);
    return refuse(503, { code: "unavailable", message: "Measurements cannot be taken right now." });
  }
  return new Response(null, { status: 204 });
}

function refuse(status: number, error: ApiError): Response {
  return Response.json(error, { status, headers: { "cache-control": "no-store" } });
}

type ParsedReport = { ok: true; value: VitalsReport } | { ok: false; error: ApiError };

function parseReport(body: string, host: string): ParsedReport {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { ok: false, error: { code: "invalid_json", message: "This is not valid JSON." } };
  }
  if (!isShallow(json)) return unreadable({ body: "This has too many fields or levels." });
  const parsed = vitalsReport.safeParse(json);
  if (parsed.success) {
    const isOurs = new URL(parsed.data.url).host === host;
    return isOurs
      ? { ok: true, value: parsed.data }
      : unreadable({ url: "Send the URL of a page of this site." });
  }
  const fields = Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join(".") || "body", issue.message]),
  );
  return unreadable(fields);
}

function unreadable(fields: Record<string, string>): ParsedReport {
  return { ok: false, error: { code: "invalid_input", message: "This is not a web-vitals report.", fields } };
}
