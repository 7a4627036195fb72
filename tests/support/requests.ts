import type { Env } from "#app/kit/platform/env.ts";
import { sendWith } from "./faults.ts";
import { env, origin, post } from "./site.ts";

export const hireFields = {
  name: "Dana Whitfield",
  email: "dana@harborhealth.example",
  phone: "555-010-0199",
  company: "Harbor Health",
  details: "Two night-shift ICU nurses in Portland, from January.",
};

export const contactFields = {
  firstName: "Sam",
  lastName: "Okafor",
  email: "sam@example.com",
  phone: "",
  specialty: "nursing",
  message: "Which of your postings take a compact license?",
};

let visitors = 0;

/** The headers of someone whom no rate limit has counted yet. */
export function newVisitor(): Record<string, string> {
  visitors += 1;
  return { "cf-connecting-ip": `192.0.2.${visitors}` };
}

const toMinute = () => Math.floor(Date.now() / 60_000);

/** A limit counts within one minute of the clock: on a slow machine, a test that meets its end begins again. */
export async function inOneMinute(
  attempt: (visitor: ReturnType<typeof newVisitor>) => Promise<void>,
): Promise<void> {
  for (;;) {
    const start = toMinute();
    try {
      return await attempt(newVisitor());
    } catch (error) {
      if (toMinute() === start) throw error;
    }
  }
}

export const pdf = () => toBytes(`%PDF-1.7\n${"job description ".repeat(500)}\n%%EOF`);

export const png = () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** A multipart form as a browser sends it, the file last. */
export function toMultipart(
  fields: Record<string, string>,
  bytes?: Uint8Array<ArrayBuffer>,
  name = "role.pdf",
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (bytes) form.append("attachment", new File([bytes], name, { type: "application/pdf" }));
  return form;
}

export function postHireRequest(body: BodyInit, headers: Record<string, string> = newVisitor()) {
  return post("/api/hire-request", body, headers);
}

/** Posts to the whole site with some of its bindings replaced. */
export function postWith(
  bindings: Partial<Env>,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  return sendWith(bindings, path, {
    method: "POST",
    body,
    headers: { origin, ...newVisitor(), ...headers },
  });
}

/** Every row of a table, as stored. */
export async function listRows(
  table:
    | "hire_requests"
    | "contacts"
    | "application_copies"
    | "application_events"
    | "application_files"
    | "applications"
    | "application_events"
    | "ended_postings"
    | "attachments"
    | "outbox"
    | "audit_log"
    | "profiles"
    | "cron_runs"
    | "mail_suppressions"
    | "data_requests"
    | "stage_moves"
    | "strayed_mails",
) {
  const { results } = await env.DB.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all();
  return results;
}

export async function listKeys(): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: "hire-requests/" });
  return objects.map(({ key }) => key);
}
