import type { SiteContext, Viewer } from "#app/platform/context.ts";
import { readDevice, sealDevice } from "#app/platform/device-cookie.ts";
import { toNetwork } from "#app/platform/network.ts";
import { randomId } from "#app/platform/random.ts";

/** Where a password was typed. Each source has a count of its own for each email. */
export interface TrySource {
  key: string;
  /** A known browser or a session cannot be locked out by anyone else's failures. */
  isKnown: boolean;
}

export async function findTrySource(
  { env }: SiteContext,
  request: Request,
  userId: number | undefined,
): Promise<TrySource> {
  const device = await readDevice(request, env.SESSION_SECRET);
  if (device && device.userId === userId) return { key: `device ${device.deviceId}`, isKnown: true };
  return { key: `network ${toNetwork(request)}`, isKnown: false };
}

export const toSessionSource = ({ sessionId }: Viewer): TrySource => ({
  key: `session ${sessionId}`,
  isKnown: true,
});

/** The Set-Cookie value that makes this browser a known one of the person who just proved to be the owner. */
export async function rememberBrowser(
  { env }: Pick<SiteContext, "env">,
  request: Request,
  userId: number,
): Promise<string> {
  const device = await readDevice(request, env.SESSION_SECRET);
  const deviceId = device?.userId === userId ? device.deviceId : randomId();
  return sealDevice({ userId, deviceId }, env.SESSION_SECRET, request.url);
}
