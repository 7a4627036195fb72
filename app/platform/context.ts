import type { Db } from "./db.ts";
import type { Env } from "./env.ts";
import type { roles } from "./schema.ts";
import type { VisitorPlace } from "./visitor-place.ts";

export type Role = (typeof roles)[number];

export interface Viewer {
  id: number;
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  emailVerified: boolean;
  sessionId: string;
}

/** The context of every loader, action and endpoint. `functions/context.ts` builds it. */
export type SiteContext = {
  env: Env;
  db: Db;
  /** When the request came in, in UTC milliseconds. */
  now: number;
  requestId: string;
  /** Reads the session at most once per request; null when signed out. */
  viewer: () => Promise<Viewer | null>;
  /** Roughly where the request came from. No cache keeps an answer that used it. */
  visitorPlace: () => VisitorPlace | null;
  /** For an answer that is right only now: no cache keeps it for the next visitor. */
  preventCaching: () => void;
  isCachingPrevented: () => boolean;
  /** Counts a search of this visitor's network; false when the network has used up its limit. */
  isWithinSearchLimit: () => Promise<boolean>;
  /** Lets work continue after the answer is sent. */
  waitUntil: (work: Promise<unknown>) => void;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends SiteContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
