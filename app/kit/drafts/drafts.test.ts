import { expect, test } from "vitest";
import { draftMaxAgeMs, parseDraft } from "./draft-store.ts";
import { toDraft } from "./drafts.ts";

const now = Date.UTC(2026, 6, 16, 15);
const form = { key: "hire-request", title: "Hiring request" };

function fill(entries: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

test("keeps what you typed with its page and time", () => {
  const data = fill({ name: "Dana Whitfield", details: "Two ICU nurses\nfor nights", phone: " " });
  expect(toDraft(form, data, "/hire-request", now)).toEqual({
    ...form,
    path: "/hire-request",
    at: now,
    fields: { name: "Dana Whitfield", details: "Two ICU nurses\nfor nights" },
    hadFile: false,
  });
});

test("does not keep files, the request key or fields that the page filled in", () => {
  const file = new File(["%PDF-1.4"], "plan.pdf");
  const data = fill({ name: "Dana", idempotencyKey: "k3v9", source: "home-page", attachment: file });
  const draft = toDraft(form, data, "/", now);
  expect(draft.fields).toEqual({ name: "Dana" });
  expect(draft.hadFile).toBe(true);
  expect(JSON.stringify(draft)).not.toContain("plan.pdf");
});

test("does not count an empty file field as a file", () => {
  expect(toDraft(form, fill({ attachment: new File([], "") }), "/", now).hadFile).toBe(false);
});

test("restores a draft for seven days", () => {
  const draft = toDraft(form, fill({ name: "Dana" }), "/hire-request", now);
  const stored = JSON.stringify(draft);
  expect(parseDraft(stored, now + draftMaxAgeMs - 1)).toEqual(draft);
  expect(parseDraft(stored, now + draftMaxAgeMs)).toBeNull();
});

test.each([null, "", "{", "null", "[]", '"text"', '{"at":1}'])("ignores %s in storage", (stored) => {
  expect(parseDraft(stored, 2)).toBeNull();
});
