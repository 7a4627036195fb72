import { afterAll, expect, test } from "vitest";
import { serveEndpoints } from "../../../../tests/support/local-endpoints.ts";
import { isApiFailure, isNetworkError, requestJson, toDisplayMessage } from "./api-client.ts";

const endpoints = await serveEndpoints();
afterAll(() => endpoints.close());

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail("the call should have failed"),
    (error: unknown) => (isApiFailure(error) ? error : expect.fail(`not an ApiFailure: ${error}`)),
  );

test("sends and reads JSON", async () => {
  endpoints.answerWith({ status: 200, body: '{"user":{"firstName":"Ana"}}' });
  expect(await requestJson("POST", "/api/auth/login", { email: "ana@example.com" })).toEqual({
    user: { firstName: "Ana" },
  });
  expect(endpoints.received).toMatchObject([
    {
      method: "POST",
      path: "/api/auth/login",
      body: '{"email":"ana@example.com"}',
      headers: { "content-type": "application/json", accept: "application/json" },
    },
  ]);
});

test("sends no body when there is none and reads an empty answer as null", async () => {
  endpoints.answerWith({ status: 204 });
  expect(await requestJson("POST", "/api/auth/logout")).toBeNull();
  expect(endpoints.received[0]?.body).toBe("");
  expect(endpoints.received[0]?.headers).not.toHaveProperty("content-type");
});

test("reports a refused call as the status, a colon, a space and the body", async () => {
  endpoints.answerWith({ status: 422, body: "Name is required" });
  const error = await failureOf(requestJson("POST", "/api/contact", {}));
  expect(error).toBeInstanceOf(Error);
  expect(error.message).toBe("422: Name is required");
  expect(error.status).toBe(422);
});

test("reports the status text when the body is empty", async () => {
  endpoints.answerWith({ status: 503, statusText: "Service Unavailable" });
  expect((await failureOf(requestJson("GET", "/api/jobs/stats"))).message).toBe("503: Service Unavailable");
});

test("throws when signed out unless the caller asks for null", async () => {
  endpoints.answerWith({ status: 401, body: '{"message":"Log in first.","code":"signed_out"}' });
  const error = await failureOf(requestJson("GET", "/api/auth/me"));
  expect(error.message).toBe('401: {"message":"Log in first.","code":"signed_out"}');
  expect(await requestJson("GET", "/api/auth/me", undefined, { on401: "null" })).toBeNull();
});

test("still throws other errors when a 401 returns null", async () => {
  endpoints.answerWith({ status: 403, body: "no" });
  expect((await failureOf(requestJson("GET", "/api/x", undefined, { on401: "null" }))).status).toBe(403);
});

test("shows the server's message and the fields that it names", async () => {
  endpoints.answerWith({
    status: 400,
    body: '{"message":"Please check the form.","code":"invalid","fields":{"email":"Please enter a valid email address"}}',
  });
  const error = await failureOf(requestJson("POST", "/api/contact", {}));
  expect(toDisplayMessage(error, "Please try again later.")).toBe("Please check the form.");
  expect(error.answer?.fields).toEqual({ email: "Please enter a valid email address" });
});

test.each(["<html>Bad gateway</html>", "", "null", '"text"', '{"message":7}'])(
  "never shows a body that is not ours: %j",
  async (body) => {
    endpoints.answerWith({ status: 502, body });
    const error = await failureOf(requestJson("GET", "/api/jobs/stats"));
    expect(toDisplayMessage(error, "Please try again later.")).toBe("Please try again later.");
  },
);

test("shows the fallback message when the connection breaks", () => {
  expect(toDisplayMessage(new TypeError("Failed to fetch"), "Please try again.")).toBe("Please try again.");
});

test.each([
  "Failed to fetch",
  "NetworkError when attempting to fetch resource.",
  "Load failed",
  "The network connection was lost.",
  "The Internet connection appears to be offline.",
])("recognizes a failed connection in a browser that says “%s”", (message) => {
  expect(isNetworkError(new TypeError(message))).toBe(true);
});

test("recognizes the network error that Node's own fetch throws", async () => {
  const error = await fetch("http://127.0.0.1:1/").catch((thrown: unknown) => thrown);
  expect(isNetworkError(error)).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'slug')"),
  new TypeError("Failed to fetch dynamically imported module: https://clinward.example/assets/a.js"),
  new TypeError("error loading dynamically imported module"),
  new Error("Failed to fetch"),
  "Failed to fetch",
])("treats %s as a bug, not as a missing network", (error) => {
  expect(isNetworkError(error)).toBe(false);
});
