import { expect, test } from "vitest";
import { toReader } from "./outward-feeds.server.ts";

test.each([
  ["Mozilla/5.0 (compatible; IndeedBot 1.1)", "Indeed"],
  ["LinkedInBot/1.0", "LinkedIn"],
  ["Mozilla/5.0 (X11; Linux x86_64) Firefox/142.0", "A browser"],
  ["curl/8.5.0", "A script"],
  ["dana@example.com's reader", "Another program"],
  [null, "Another program"],
])("names the reader %j by its family alone", (agent, name) => {
  expect(toReader(agent)).toBe(name);
});
