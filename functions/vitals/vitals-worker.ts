import type { ApiError } from "#app/platform/http.ts";
import { logError } from "#app/platform/log.ts";
import { randomId } from "#app/platform/random.ts";
import { type Beacon, type QueuedBeacon, toBeacon } from "#app/vitals/beacon.ts";
import { toDay } from "#app/vitals/vitals.ts";
import { foldBeacons } from "./fold.ts";
import { parseReport } from "./report.ts";
import { countryHeader, networkHeader, toVisitor } from "./visitor.ts";

export interface VitalsEnv {
  VITALS_DB: D1Database;
  BEACONS: Queue<Beacon>;
}

export default {
  /** 204 once the report is queued, 400 for a bad report, 503 when the queue fails. */
  async fetch(request, env) {
    const report = parseReport(await request.text(), new URL(request.url).host);
    if (!report.ok) return refuse(400, report.error);
    const now = Date.now();
    try {
      const network = request.headers.get(networkHeader) ?? "unknown";
      const visitor = await toVisitor(env.VITALS_DB, network, toDay(now));
      const country = request.headers.get(countryHeader);
      await env.BEACONS.send(toBeacon(report.value, { now, visitor, newId: randomId(), country }));
    } catch (error) {
      logError("vitals.queue", error);
      return refuse(503, { code: "unavailable", message: "Measurements cannot be taken right now." });
    }
    return new Response(null, { status: 204 });
  },

  async queue(batch, env) {
    try {
      const beacons = batch.messages.map((message) => message.body);
      await foldBeacons(env.VITALS_DB, beacons, Date.now());
    } catch (error) {
      logError("vitals.fold", error, { messages: batch.messages.length });
      batch.retryAll();
    }
  },
} satisfies ExportedHandler<VitalsEnv, QueuedBeacon>;

function refuse(status: number, error: ApiError): Response {
  return Response.json(error, { status, headers: { "cache-control": "no-store" } });
}
