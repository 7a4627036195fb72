import type { Db } from "./db.ts";
import type { Env } from "./env.ts";
import type { roles } from "./schema.ts";
import type { VisitorPlace } from "./visitor-place.ts";

export type Role = (typeof roles)[number];

/** The signed-in person behind a request. */
export interface Viewer {
  id: number;
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  emailVerified: boolean;
  /** The session this request came with, by its public id. */
  sessionId: string;
}

/** What every loader, action and endpoint is handed. `functions/context.ts` builds it. */
export type SiteContext = {
  env: Env;
  db: Db;
  /** UTC milliseconds at which the request came in. */
  now: number;
  requestId: string;
  /** Reads the session at most once a request; null when signed out. */
  viewer: () => Promise<Viewer | null>;
  /** About where the request came from; an answer that asks for it is kept by no cache. */
  visitorPlace: () => VisitorPlace | null;
  /** For an answer that is right for this moment only: it is not to be kept for the next visitor. */
  preventCaching: () => void;
  isCachingPrevented: () => boolean;
  /** Lets work go on after the answer was sent. */
  waitUntil: (work: Promise<unknown>) => void;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends SiteContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
