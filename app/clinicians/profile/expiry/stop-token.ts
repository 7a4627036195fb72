import { jwtVerify, SignJWT } from "jose";
import { toKey } from "#app/kit/platform/cookies.ts";

const audience = "stop-expiry-mails";

/** For reminders' links: works without logging in, does only this, and lasts as long as a reminder. */
export const sealStopToken = (userId: number, secret: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(String(userId))
    .setAudience(audience)
    .sign(toKey(secret));

export async function readStopToken(token: string, secret: string): Promise<number | null> {
  try {
    const { payload } = await jwtVerify(token, toKey(secret), { algorithms: ["HS256"], audience });
    const userId = Number(payload.sub);
    return Number.isSafeInteger(userId) ? userId : null;
  } catch {
    return null;
  }
}
