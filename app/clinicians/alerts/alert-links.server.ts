import type { Env } from "#app/kit/platform/env.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { openSubject, sealSubject } from "#app/kit/platform/sealed-subject.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

type Sealing = Pick<Env, "SITE_URL" | "SESSION_SECRET">;

// Each opens one thing without logging in. All but the confirmation last as long as the alert.

const ofPerson = "alerts";
const ofAlert = "stop-alert";
const ofConfirmation = "confirm-alert";

export const toManageLink = async (
  personId: number,
  { SITE_URL, SESSION_SECRET }: Sealing,
): Promise<string> => SITE_URL + paths.alerts(await sealSubject(String(personId), ofPerson, SESSION_SECRET));

export async function readManageToken(token: string, secret: string): Promise<number | null> {
  const id = Number((await openSubject(token, ofPerson, secret)) ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : null;
}

export const toStopLink = async (publicId: string, { SITE_URL, SESSION_SECRET }: Sealing): Promise<string> =>
  SITE_URL + serverPaths.stopAlert(await sealSubject(publicId, ofAlert, SESSION_SECRET));

export const readStopAlertToken = (token: string, secret: string): Promise<string | null> =>
  openSubject(token, ofAlert, secret);

/** @param expiresAt UTC milliseconds */
export const toConfirmLink = async (
  publicId: string,
  expiresAt: number,
  { SITE_URL, SESSION_SECRET }: Sealing,
): Promise<string> =>
  SITE_URL +
  serverPaths.confirmAlert(await sealSubject(`${publicId} ${expiresAt}`, ofConfirmation, SESSION_SECRET));

export async function readConfirmToken(token: string, secret: string) {
  const [publicId, expiresAt] = ((await openSubject(token, ofConfirmation, secret)) ?? "").split(" ");
  return publicId && expiresAt ? { publicId, expiresAt: Number(expiresAt) } : null;
}

const proofLength = 10;
const toProof = async (publicId: string, secret: string): Promise<string> =>
  (await sha256(`${secret} followed ${publicId}`)).slice(0, proofLength);

/** For the links to postings in a mail of the alert: "id.proof", so that nobody else's visits count. */
export const toFollowed = async (publicId: string, { SESSION_SECRET }: Sealing): Promise<string> =>
  `${publicId}.${await toProof(publicId, SESSION_SECRET)}`;

export async function readFollowed(followed: string, secret: string): Promise<string | null> {
  const [publicId = "", proof] = followed.split(".");
  return publicId !== "" && proof === (await toProof(publicId, secret)) ? publicId : null;
}
