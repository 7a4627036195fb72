import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fillCatalog } from "../support/catalog.ts";
import { fillContent } from "../support/content.ts";
import { sendWith } from "../support/faults.ts";
import type { FeedAnswer } from "../support/feed-server.ts";
import { answerWith } from "../support/feeds.ts";
import { env, origin } from "../support/site.ts";

beforeAll(async () => {
  await fillCatalog();
  await fillContent();
});
beforeEach(() => void vi.spyOn(console, "info").mockImplementation(() => {}));

const toAnswer = (message: object): FeedAnswer => ({ body: JSON.stringify({ choices: [{ message }] }) });
const askTool = toAnswer({
  content: null,
  tool_calls: [{ id: "c1", function: { name: "certificate", arguments: '{"question":"CCRN hours"}' } }],
});

/** In workerd, where fetch is not Node's. */
async function ask(question: string, answers: readonly FeedAnswer[]) {
  const at = await answerWith("/model/chat/completions", answers);
  const model = { MENTOR_MODEL: "small", MENTOR_MODEL_ADDRESS: `${env.FEED_ORIGIN_ALLOWED}/model` };
  const response = await sendWith(model, "/api/mentor", {
    method: "POST",
    body: JSON.stringify({ question }),
    headers: { origin, "content-type": "application/json" },
  });
  const { answer } = await response.json<{ answer: { text: string }[] }>();
  const sent = await (await fetch(`${at}/sent`)).text();
  return { status: response.status, texts: answer.map(({ text }) => text), sent };
}

const question = "How many hours do I need for the CCRN?";
const said = "You need 1,750 hours of direct care in two years.";

test("words the mentor's answer with the language model that is set up", async () => {
  const { status, texts } = await ask(question, [
    askTool,
    toAnswer({ content: `${said.slice(0, -1)} [1].` }),
  ]);
  expect(status).toBe(200);
  expect(texts).toEqual([said]);
});

test("tells the model no mail address, phone or license number of whoever asks", async () => {
  const { sent } = await ask(
    `${question} Write to dana@clinic.example or call 312-555-0188, license number RN-123456, SSN 123-45-6789.`,
    [askTool, toAnswer({ content: "Nothing." })],
  );
  expect(sent).toContain("How many hours do I need for the CCRN?");
  for (const personal of ["dana", "0188", "123456", "6789"]) expect(sent).not.toContain(personal);
});

test("follows no redirect of the model's server and answers alone", async () => {
  const away = await answerWith("/elsewhere", askTool);
  for (const status of [301, 302, 307, 308]) {
    const { texts } = await ask(question, [{ status, headers: { location: away } }]);
    expect(texts.join(" ")).toContain("1,750 hours");
  }
  expect((await fetch(`${away}/sent`)).status).toBe(404);
});
