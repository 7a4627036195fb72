import { afterAll, expect, test } from "vitest";
import { serveEndpoints } from "../../../tests/support/local-endpoints.ts";
import { requestAnswer } from "./use-conversation.ts";

const endpoints = await serveEndpoints();
afterAll(() => endpoints.close());

const answerWith = (status: number, body: unknown) =>
  endpoints.answerWith({ status, body: typeof body === "string" ? body : JSON.stringify(body) });

test("says what the server said of a question that it did not answer", async () => {
  answerWith(429, { code: "too_many_requests", message: "Too many searches. Wait a minute." });
  expect(await requestAnswer("What does an RN earn?")).toBe("Too many searches. Wait a minute.");
  answerWith(400, {
    code: "invalid_input",
    message: "Please check.",
    fields: { question: "Ask something longer." },
  });
  expect(await requestAnswer("?")).toBe("Ask something longer.");
});

test("says that the question is still there when the server said nothing that a reader knows", async () => {
  for (const [status, body] of [
    [500, "Internal error"],
    [502, "<html>Bad gateway</html>"],
    [200, "<html>"],
  ] as const) {
    answerWith(status, body);
    expect(await requestAnswer("What does an RN earn?")).toContain("Your question is still here");
  }
});

test("gives the answer", async () => {
  const answer = { answer: [], postings: [], refused: null };
  answerWith(200, answer);
  expect(await requestAnswer("What does an RN earn?")).toEqual(answer);
});
