import { jwtVerify, SignJWT } from "jose";
import { deviceCookie, findCookie, toKey, toSetCookie } from "./cookies.ts";

const audience = "device";
/** Chrome keeps cookies for at most 400 days. */
const maxAgeSeconds = 60 * 60 * 24 * 365;

/** Recognizes a browser, but does not sign anyone in. */
interface KnownDevice {
  userId: number;
  deviceId: string;
}

export async function readDevice(request: Request, secret: string): Promise<KnownDevice | null> {
  const token = findCookie(request, deviceCookie);
  if (token?.split(".").length !== 3) return null;
  try {
    const { payload } = await jwtVerify(token, toKey(secret), { algorithms: ["HS256"], audience });
    const userId = Number(payload.sub);
    return Number.isSafeInteger(userId) && payload.jti ? { userId, deviceId: payload.jti } : null;
  } catch {
    return null;
  }
}

export async function sealDevice(
  { userId, deviceId }: KnownDevice,
  secret: string,
  url: string,
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(String(userId))
    .setJti(deviceId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${maxAgeSeconds}s`)
    .sign(toKey(secret));
  return toSetCookie(deviceCookie, token, maxAgeSeconds, url);
}
