import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { readDevice, sealDevice } from "#app/kit/platform/device-cookie.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { toNetwork } from "#app/kit/platform/rate-limit.ts";

export interface TrySource {
  key: string;
  /** True for a browser or session that the failures of others cannot lock out. */
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

export async function rememberBrowser(
  { env }: Pick<SiteContext, "env">,
  request: Request,
  userId: number,
): Promise<string> {
  const device = await readDevice(request, env.SESSION_SECRET);
  const deviceId = device?.userId === userId ? device.deviceId : randomId();
  return sealDevice({ userId, deviceId }, env.SESSION_SECRET, request.url);
}
