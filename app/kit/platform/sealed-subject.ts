import { jwtVerify, SignJWT } from "jose";
import { toKey } from "./cookies.ts";

/** For links in mails: works without logging in, for what `audience` names alone, and does not expire. */
export const sealSubject = (subject: string, audience: string, secret: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(subject)
    .setAudience(audience)
    .sign(toKey(secret));

/** Null for what we did not seal, or sealed for something else. */
export async function openSubject(token: string, audience: string, secret: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, toKey(secret), { algorithms: ["HS256"], audience });
    return payload.sub ?? null;
  } catch {
    return null;
  }
}
