import { jwtVerify, SignJWT } from "jose";

export const sessionMaxAgeSeconds = 60 * 60 * 24 * 30;

export const toKey = (secret: string) => new TextEncoder().encode(secret);

const isSecure = (url: string) => url.startsWith("https:");

/** Over https, the `__Host-` prefix keeps other subdomains from planting our cookies. */
function toCookieName(name: string, url: string): string {
  return isSecure(url) ? `__Host-${name}` : name;
}

export function toSetCookie(name: string, value: string, maxAgeSeconds: number, url: string): string {
  // Lax, not Strict, so that links in emails find people logged in. Writes are also checked by origin.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure(url) ? "; Secure" : ""}`;
  return `${toCookieName(name, url)}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}`;
}

export function findCookie(request: Request, name: string): string | null {
  const wanted = toCookieName(name, request.url);
  for (const part of request.headers.get("cookie")?.split(";") ?? []) {
    const [key, ...value] = part.trim().split("=");
    if (key === wanted) return value.join("=");
  }
  return null;
}

/** Counts invalid cookies too: any session cookie bypasses the edge cache. */
export function hasSessionCookie(request: Request): boolean {
  return findCookie(request, "session") !== null;
}

export async function readSessionId(request: Request, secret: string): Promise<string | null> {
  const token = findCookie(request, "session");
  if (token?.split(".").length !== 3) return null;
  try {
    const { payload } = await jwtVerify(token, toKey(secret), { algorithms: ["HS256"] });
    return typeof payload.sid === "string" ? payload.sid : null;
  } catch {
    return null;
  }
}

export async function sealSessionId(id: string, secret: string, url: string): Promise<string> {
  const token = await new SignJWT({ sid: id })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .setExpirationTime(`${sessionMaxAgeSeconds}s`)
    .sign(toKey(secret));
  return toSetCookie("session", token, sessionMaxAgeSeconds, url);
}

/** They would show the next person at this browser what this one sent or began. */
export const personCookies = {
  drafts: "posting-drafts",
  pending: "pending_sign_in",
  receipt: "receipt",
} as const;

/** Recognizes a browser for the locks of log-ins, and signs nobody in. */
export const deviceCookie = "device";

const toClearing = (names: readonly string[], url: string) =>
  names.map((name) => toSetCookie(name, "", 0, url));

export const clearCookiesAtLogOut = (url: string): string[] =>
  toClearing(["session", ...Object.values(personCookies)], url);

/** Leaves a session open: logging out ends it. */
export const clearDeviceCookies = (url: string): string[] =>
  toClearing([...Object.values(personCookies), deviceCookie], url);
