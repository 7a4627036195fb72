import { jwtVerify, SignJWT } from "jose";

const sessionCookieName = "session";
export const sessionMaxAgeSeconds = 60 * 60 * 24 * 30;

const toKey = (secret: string) => new TextEncoder().encode(secret);

/** True where the request carries a session cookie at all, valid or not: enough to keep it away from the edge cache. */
export function hasSessionCookie(request: Request): boolean {
  return findCookie(request, sessionCookieName) !== null;
}

function findCookie(request: Request, name: string): string | null {
  for (const part of request.headers.get("cookie")?.split(";") ?? []) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}

/** The session id that the request's cookie carries, or null where there is none or its signature is not ours. */
export async function readSessionId(request: Request, secret: string): Promise<string | null> {
  const token = findCookie(request, sessionCookieName);
  // What is no signed token at all is not worth an exception.
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
  return `${sessionCookieName}=${token}; Max-Age=${sessionMaxAgeSeconds}; ${attributes(url)}`;
}

/** The Set-Cookie value that signs out. */
export function clearSessionCookie(url: string): string {
  return `${sessionCookieName}=; Max-Age=0; ${attributes(url)}`;
}

// Lax, not Strict: a link from a mail must find the person signed in. Writes are guarded by origin besides.
function attributes(url: string): string {
  return `Path=/; HttpOnly; SameSite=Lax${url.startsWith("https:") ? "; Secure" : ""}`;
}
