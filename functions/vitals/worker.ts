import type { ApiError } from "#app/platform/http.ts";
import { logError } from "#app/platform/log.ts";
import { randomId } from "#app/platform/random.ts";
import { type Beacon, toBeacon } from "#app/vitals/beacon.ts";
import { foldBeacons } from "./fold.ts";
import { parseReport } from "./report.ts";

export interface VitalsEnv {
  VITALS_DB: D1Database;
  BEACONS: Queue<Beacon>;
}

export default {
  /** Takes one report: 204 once it is queued, 400 where it is none, 503 where the queue does not take it. */
  async fetch(request, env) {
    const report = parseReport(await request.text());
    if (!report.ok) return refuse(400, report.error);
    try {
      await env.BEACONS.send(toBeacon(report.value, Date.now(), randomId()));
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
} satisfies ExportedHandler<VitalsEnv, Beacon>;

function refuse(status: number, error: ApiError): Response {
  return Response.json(error, { status, headers: { "cache-control": "no-store" } });
}
