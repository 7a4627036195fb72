import { recoveryCodes, secondFactors } from "#app/accounts/schema.ts";
import { hashRecoveryCode, sealKey } from "#app/accounts/second-factor/factor-secrets.server.ts";
import { newKey, toCode } from "#app/accounts/second-factor/one-time-code.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { newVisitor, type TestUser, testPassword } from "./accounts.ts";
import { env, postForm } from "./site.ts";

const db = toDb(env.DB);
const stepMs = 30_000;

/** Turns two-step log-in on. `codeOf(1)` is the code of the next half minute, which counts already. */
export async function addFactor(user: TestUser, recovery: readonly string[] = []) {
  const key = newKey();
  const now = Date.now();
  await db.insert(secondFactors).values({
    userId: user.id,
    sealedKey: await sealKey(key, user.id, env.SESSION_SECRET),
    confirmedAt: now,
    createdAt: now,
  });
  for (const code of recovery)
    await db
      .insert(recoveryCodes)
      .values({ userId: user.id, codeHash: await hashRecoveryCode(user.id, code) });
  return { codeOf: (later = 0) => toCode(key, Math.floor(Date.now() / stepMs) + later) };
}

export const toCookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** Gives the right password as a new visitor. Returns the browser's cookies. */
export async function givePassword(
  user: TestUser,
  query = "",
): Promise<{ response: Response; cookie: string }> {
  const response = await postForm(
    `/login${query}`,
    { email: user.email, password: testPassword },
    newVisitor(),
  );
  return { response, cookie: toCookies(response) };
}
