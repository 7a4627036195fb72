import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { toMessageBody } from "./message-body.ts";
import { secretBytes, signMessage, toSecretText } from "./signature.ts";
import { checkWebhookAddress } from "./webhook-address.ts";

const newSecret = () => crypto.getRandomValues(new Uint8Array(secretBytes));
const message = {
  type: "application.moved",
  data: JSON.stringify({
    application: "a1",
    posting: "icu-nurse",
    title: "ICU <nurse> & more",
    stage: "Offer",
    state: "offer",
  }),
  createdAt: 1_790_000_000_000,
};

test("signs as the standard's own library checks, with each of two secrets", async () => {
  const [now, before, other] = [newSecret(), newSecret(), newSecret()];
  const payload = toMessageBody(message, "standard", "harbor", "https://clinward.example");
  const seconds = Math.floor(Date.now() / 1000);
  const headers = {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(seconds),
    "webhook-signature": await signMessage([now, before], "msg_1", seconds, payload),
  };
  for (const secret of [now, before])
    expect(new Webhook(toSecretText(secret)).verify(payload, headers)).toMatchObject({
      type: "application.moved",
    });
  expect(() => new Webhook(toSecretText(other)).verify(payload, headers)).toThrow();
  expect(() => new Webhook(toSecretText(now)).verify(payload.replace("a1", "a2"), headers)).toThrow();
  expect(() =>
    new Webhook(toSecretText(now)).verify(payload, { ...headers, "webhook-id": "msg_2" }),
  ).toThrow();
});

test("tells ids and a link, and Slack one line", () => {
  const url = "https://clinward.example/hiring/harbor/applicants/a1";
  expect(JSON.parse(toMessageBody(message, "standard", "harbor", "https://clinward.example"))).toEqual({
    type: "application.moved",
    timestamp: new Date(message.createdAt).toISOString(),
    data: {
      application: "a1",
      posting: "icu-nurse",
      title: "ICU <nurse> & more",
      stage: "Offer",
      state: "offer",
      url,
    },
  });
  expect(JSON.parse(toMessageBody(message, "slack", "harbor", "https://clinward.example"))).toEqual({
    text: `An applicant for ICU &lt;nurse&gt; &amp; more is now in Offer: ${url}`,
  });
});

test.each([
  ["http://hooks.example.org/a", "https://"],
  ["ftp://hooks.example.org/a", "https://"],
  ["https://127.0.0.1/", "private network"],
  ["https://0x7f.1/", "private network"],
  ["https://[::1]/", "private network"],
  ["https://169.254.169.254/latest/meta-data", "private network"],
  ["https://metadata.azure.com/", "private network"],
  ["https://10.0.0.1.nip.io/", "private network"],
  ["https://localhost/", "private network"],
  ["https://hooks.example.org:8443/", "port"],
  ["https://user:secret@hooks.example.org/", "user name"],
  ["https://93.184.216.34/", "name"],
  ["https://clinward.example/api", "our own site"],
  ["https://a b.example.org", "space"],
])("refuses the address %s", (address, reason) => {
  expect(checkWebhookAddress(address, { ownHost: "clinward.example" })).toEqual({
    ok: false,
    reason: expect.stringContaining(reason),
  });
});

test("takes a public address", () => {
  expect(
    checkWebhookAddress(" https://hooks.example.org/a?b=1 ", { ownHost: "clinward.example" }),
  ).toMatchObject({
    ok: true,
  });
});
