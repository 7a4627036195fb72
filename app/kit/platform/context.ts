import type { deskRoles, memberRoles, roles } from "./column-words.ts";
import type { Db } from "./db.ts";
import type { Env } from "./env.ts";

export type Role = (typeof roles)[number];

export type MemberRole = (typeof memberRoles)[number];

export type DeskRole = (typeof deskRoles)[number];

export interface Membership {
  employerId: number;
  employerSlug: string;
  employerName: string;
  role: MemberRole;
  /** Their own id, if they are a hiring manager: see `Reach`. */
  managerId: number | null;
  hidesContact: boolean;
  /** The company requires two-step log-in, and this person's is off: nothing of it opens for them. */
  needsFactor: boolean;
  /** Whether they publish by themself, ask someone else to approve it first, or approve what others ask for, too. */
  publishing: "free" | "asks" | "approves";
  /** Why nobody can publish for it now. Null unless we suspended it or all its owners. */
  suspension: string | null;
}

export interface Viewer {
  id: number;
  email: string;
  role: Role;
  /** Null for anyone but an admin. */
  deskRole: DeskRole | null;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  emailVerified: boolean;
  /** False after the first proof of an address that someone else may have registered. */
  hasPassword: boolean;
  hasSecondFactor: boolean;
  sessionId: string;
  /** Oldest membership first. */
  memberships: Membership[];
  /** What waits behind the links of the page's rail, by their addresses. */
  waiting?: Readonly<Record<string, number>>;
}

/** Asked with the session, so that counting takes no further trip to the database. */
export interface WaitingQuestion {
  select: (sessionHash: string) => D1PreparedStatement;
  /** What of the row this viewer may know. */
  read: (viewer: Viewer, row: Record<string, number>) => Record<string, number>;
}

export type SiteContext = {
  env: Env;
  db: Db;
  /** Undefined in development. */
  build?: BuildRecord;
  /** UTC milliseconds. */
  now: number;
  requestId: string;
  /** False for the data alone that client-side navigation asks for. By the address, because the edge caches by it. */
  isWholePage: boolean;
  /** A browser that fetches a page in advance shows it to nobody. */
  isFetchedAhead: boolean;
  /** What loaders drew for this page, by the name of its island (`app/kit/ui/island.tsx`). */
  islandHtml: Map<string, string>;
  /** Reads the session at most once per request. Returns null when signed out. */
  viewer: () => Promise<Viewer | null>;
  /** Prevents caching, because the answer then depends on the visitor. */
  visitorPlace: () => VisitorPlace | null;
  preventCaching: () => void;
  isCachingPrevented: () => boolean;
  isWithinSearchLimit: () => Promise<boolean>;
  /** How many postings a page's search found. */
  noteFound: (total: number) => void;
  found: () => number | null;
  listWorks: () => { name: string; cron: string }[];
  /** Null for an unknown name. */
  runWork: (name: string) => Promise<"done" | "failed" | null>;
  waitUntil: (work: Promise<unknown>) => void;
};

/** What work needs that no request of a visitor began, such as a mail that came in. */
export type WorkContext = Pick<SiteContext, "env" | "db" | "now" | "requestId" | "waitUntil">;

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends SiteContext {}
  interface Future {
    v3_singleFetch: true;
  }
}

/** Written by `npm run build` for the desk. Sizes are bytes before compression. */
export interface BuildRecord {
  /** The start of the hash of its sources. */
  release: string;
  /** UTC milliseconds. */
  builtAt: number;
  heaviestPage: { path: string; scriptBytes: number; gzipBytes: number };
  largestImage: { file: string; bytes: number };
  fonts: string[];
}

interface VisitorPlace {
  stateCode: string;
  city: string | null;
}

/** Returns null outside the United States and when the place is unknown. */
export function findVisitorPlace(request: Request): VisitorPlace | null {
  const place = request.cf as IncomingRequestCfProperties | undefined;
  if (place?.country !== "US" || !place.regionCode) return null;
  return { stateCode: place.regionCode, city: place.city ?? null };
}
