import { jwtVerify, SignJWT } from "jose";
import { toKey } from "#app/kit/platform/cookies.ts";

const audience = "application-receipt";

/** For the receipt's mailed link: opens this one receipt without an account, and nothing else. */
export const sealReceiptKey = (publicId: string, secret: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(publicId)
    .setAudience(audience)
    .sign(toKey(secret));

export async function isReceiptKey(key: string, publicId: string, secret: string): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(key, toKey(secret), { algorithms: ["HS256"], audience });
    return payload.sub === publicId;
  } catch {
    return false;
  }
}
