import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Phase } from "../fault.ts";

export const kinds = ["hire request", "contact", "application"] as const;
type Kind = (typeof kinds)[number];

export interface SentRequest {
  kind: Kind;
  /** Of this request alone; its row and its mail have it. */
  tag: string;
  isAnswered: boolean;
}

export interface Course {
  /** Changes with each start. */
  url: URL;
  phase: Phase;
  isOver: boolean;
}

const perKind = 3;
/** The site takes 500 files a day, and each try with one counts. */
const pauseMs: Record<Kind, number> = { "hire request": 1000, contact: 200, application: 500 };
const patienceMs = 20_000;
export const fileBytes = new TextEncoder().encode(`%PDF-1.7\n${"job description ".repeat(12_000)}\n%%EOF`);

/** Letters alone: a name with a telephone number in it is refused. */
const newTag = (): string =>
  `Tag${randomUUID()
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)]!)
    .replaceAll("-", "")}`;

/** Nine senders, who each send the next request once the one before is taken, with its own key until then. */
export function startSenders(course: Course, jobPath: string) {
  const sent: SentRequest[] = [];
  /** Answers that took nothing, as "503 no files". */
  const failures = new Map<string, number>();
  const note = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1);

  async function sendUntilAnswered(kind: Kind): Promise<void> {
    const request: SentRequest = { kind, tag: newTag(), isAnswered: false };
    sent.push(request);
    const key = randomUUID();
    const headers = { "cf-connecting-ip": `198.18.${sent.length >> 8}.${sent.length & 255}` };
    while (!request.isAnswered) {
      const begun = course.phase;
      const status = await post(course.url, toPost(kind, request.tag, key, jobPath), headers);
      request.isAnswered = status === 201 || status === 302;
      if (request.isAnswered) return;
      // What began or ended in a fault belongs to it.
      note(`${status ?? "no answer"} ${begun === "up" ? course.phase : begun}`);
      if (status !== null && status < 500) return;
      await wait(pauseMs[kind]);
    }
  }

  const senders = kinds.flatMap((kind) =>
    Array.from({ length: perKind }, async () => {
      while (!course.isOver) {
        await sendUntilAnswered(kind);
        await wait(pauseMs[kind]);
      }
    }),
  );
  return { sent, failures, ended: Promise.all(senders) };
}

interface Post {
  path: string;
  body: BodyInit;
  headers: Record<string, string>;
}

async function post(
  url: URL,
  { path, body, headers }: Post,
  sender: Record<string, string>,
): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(new URL(path, url), {
      method: "POST",
      body,
      headers: { ...headers, ...sender },
      redirect: "manual",
      signal,
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

function toPost(kind: Kind, tag: string, key: string, jobPath: string): Post {
  const person = { email: `${tag}@example.com`.toLowerCase(), phone: "" };
  const name = { firstName: "Sam", lastName: tag };
  const text = "Two night-shift ICU nurses in Portland, from January.";
  if (kind === "contact")
    return {
      path: "/api/contact",
      body: JSON.stringify({ ...person, ...name, specialty: "nursing", message: text }),
      headers: { "content-type": "application/json", "idempotency-key": key },
    };
  const form = new FormData();
  if (kind === "application") {
    const sent = { ...person, ...name, message: text, idempotencyKey: key };
    for (const [field, value] of Object.entries(sent)) form.append(field, value);
    form.append("resume", new File([fileBytes], "resume.pdf", { type: "application/pdf" }));
    return { path: `${jobPath}/apply`, body: form, headers: {} };
  }
  const fields = { ...person, phone: "555-010-0199", name: "Dana Whitfield", company: tag, details: text };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append("attachment", new File([fileBytes], "role.pdf", { type: "application/pdf" }));
  return { path: "/api/hire-request", body: form, headers: { "idempotency-key": key } };
}
