import type { Env } from "#app/kit/platform/env.ts";

export interface CaughtMail {
  to: string;
  from: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export interface ListedMail {
  key: string;
  to: string;
  subject: string;
  at: number;
}

type Keeper = Pick<Env, "CATALOG">;

const prefix = "local-mail:";
const keptSeconds = 7 * 24 * 60 * 60;
const mostListed = 100;
/** KV lists keys in their order, so the newest mail has the least number. */
const lastDay = 9_000_000_000_000;

/** Takes the place of Cloudflare's binding: keeps each mail for a week instead of sending it. */
export function toCatchingMail({ CATALOG }: Keeper, clock: () => number): Env["MAIL"] {
  const send = async (mail: Parameters<Env["MAIL"]["send"]>[0]) => {
    const { to, from, replyTo, subject, text, html } = mail as Record<keyof CaughtMail, unknown>;
    const caught = {
      to: toAddress(to),
      from: toAddress(from),
      ...(replyTo ? { replyTo: toAddress(replyTo) } : {}),
      subject: String(subject ?? ""),
      text: String(text ?? ""),
      html: String(html ?? ""),
    } satisfies CaughtMail;
    const at = clock();
    const id = `${lastDay - at}-${crypto.randomUUID()}`;
    const metadata = { to: caught.to.slice(0, 320), subject: caught.subject.slice(0, 200), at };
    await CATALOG.put(prefix + id, JSON.stringify(caught), { expirationTtl: keptSeconds, metadata });
    return { messageId: id };
  };
  return { send } as Env["MAIL"];
}

export async function listMails({ CATALOG }: Keeper): Promise<ListedMail[]> {
  const { keys } = await CATALOG.list<Omit<ListedMail, "key">>({ prefix, limit: mostListed });
  return keys.flatMap(({ name, metadata }) =>
    metadata ? [{ key: name.slice(prefix.length), ...metadata }] : [],
  );
}

export const readMail = ({ CATALOG }: Keeper, key: string): Promise<CaughtMail | null> =>
  CATALOG.get<CaughtMail>(prefix + key, "json");

function toAddress(given: unknown): string {
  if (Array.isArray(given)) return given.map(toAddress).join(", ");
  if (given && typeof given === "object" && "email" in given) return String(given.email);
  return String(given ?? "");
}
