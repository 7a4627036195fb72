import { jwtVerify, SignJWT } from "jose";

export const sessionMaxAgeSeconds = 60 * 60 * 24 * 30;

export const toKey = (secret: string) => new TextEncoder().encode(secret);

const isSecure = (url: string) => url.startsWith("https:");

/**
 * The name of a cookie of ours at this address. Over https it has the `__Host-` prefix: browsers then take it only
 * from this very host with Secure and Path=/, so no other subdomain can plant one.
 * @param url of the request; plain http reaches the site only where SITE_URL is http or the host is local
 */
export function toCookieName(name: string, url: string): string {
  return isSecure(url) ? `__Host-${name}` : name;
}

/** The Set-Cookie value of a cookie of ours that scripts cannot read. */
export function toSetCookie(name: string, value: string, maxAgeSeconds: number, url: string): string {
  // Lax, not Strict: a link in an email must find the person signed in. Writes are also guarded by origin.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure(url) ? "; Secure" : ""}`;
  return `${toCookieName(name, url)}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}`;
}

/** The value of a cookie of ours, or null. */
export function findCookie(request: Request, name: string): string | null {
  const wanted = toCookieName(name, request.url);
  for (const part of request.headers.get("cookie")?.split(";") ?? []) {
    const [key, ...value] = part.trim().split("=");
    if (key === wanted) return value.join("=");
  }
  return null;
}

/** True when the request carries any session cookie, valid or not: enough to keep it away from the edge cache. */
export function hasSessionCookie(request: Request): boolean {
  return findCookie(request, "session") !== null;
}

/** The session id in the request's cookie, or null when there is none or its signature is not ours. */
export async function readSessionId(request: Request, secret: string): Promise<string | null> {
  const token = findCookie(request, "session");
  // A value without three parts is not worth an exception.
  if (token?.split(".").length !== 3) return null;
  try {
    const { payload } = await jwtVerify(token, toKey(secret), { algorithms: ["HS256"] });
    return typeof payload.sid === "string" ? payload.sid : null;
  } catch {
    return null;
  }
}

/** The Set-Cookie value that signs a session in. */
export async function sealSessionId(id: string, secret: string, url: string): Promise<string> {
  const token = await new SignJWT({ sid: id })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .setExpirationTime(`${sessionMaxAgeSeconds}s`)
    .sign(toKey(secret));
  return toSetCookie("session", token, sessionMaxAgeSeconds, url);
}

/** The Set-Cookie value that signs out. */
export function clearSessionCookie(url: string): string {
  return toSetCookie("session", "", 0, url);
}
