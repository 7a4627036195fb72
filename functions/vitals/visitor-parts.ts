import type { QueuedBeacon } from "#app/kit/vitals/beacon.ts";

// A page view sends one beacon. Ten of a thousand cannot move a 75th percentile; without a cap, one script could.
export const maxBeaconsPerVisitor = 10;

/** A part is one row, which D1 lets have 2 MB. Beyond 1.2 million networks a day, new ones begin no visit. */
const mostInPart = 20_000;

/** What led to the visit, or null if nothing told yet, and how many page views were measured of each route. */
type Visitor = [source: string | null, measured: Record<string, number>];

export interface VisitorPart {
  day: string;
  part: string;
  visitors: Record<string, Visitor>;
}

export const toPart = (name: string): string => name.slice(0, 1);

const toKey = (day: string, part: string) => `${day} ${part}`;

/** The visitors of the days that a run counts, which it changes in place. */
export function openVisitors(stored: readonly VisitorPart[]) {
  const parts = new Map(stored.map((part) => [toKey(part.day, part.part), part]));
  const changed = new Set<VisitorPart>();

  function find({ day, visitor = "" }: QueuedBeacon): Visitor | undefined {
    return parts.get(toKey(day, toPart(visitor)))?.visitors[visitor];
  }

  /** Null if the part has no room for another. */
  function change({ day, visitor = "" }: QueuedBeacon): Visitor | null {
    const key = toKey(day, toPart(visitor));
    const part = parts.get(key) ?? { day, part: toPart(visitor), visitors: {} };
    if (!part.visitors[visitor] && Object.keys(part.visitors).length >= mostInPart) return null;
    parts.set(key, part);
    changed.add(part);
    part.visitors[visitor] ??= [null, {}];
    return part.visitors[visitor];
  }

  return {
    /** Null until a page load told. */
    sourceOf: (beacon: QueuedBeacon) => find(beacon)?.[0] ?? null,
    /** True if this begins the visit. */
    tellSource(beacon: QueuedBeacon, source: string): boolean {
      const known = find(beacon)?.[0] ?? null;
      if (known) return false;
      const visitor = change(beacon);
      if (!visitor) return false;
      visitor[0] = source;
      return known === null;
    },
    /** False once the visitor has had its share of the route's measurements. */
    measure(beacon: QueuedBeacon): boolean {
      const { route } = beacon;
      if ((find(beacon)?.[1][route] ?? 0) >= maxBeaconsPerVisitor) return false;
      const visitor = change(beacon);
      if (visitor) visitor[1][route] = (visitor[1][route] ?? 0) + 1;
      return visitor !== null;
    },
    listChanged: () => [...changed],
  };
}
export type Visitors = ReturnType<typeof openVisitors>;
