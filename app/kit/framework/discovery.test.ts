import { expect, test } from "vitest";
import { isDiscovery } from "./discovery.ts";

test.each([
  ["/__manifest?p=/jobs&p=/contact&version=1", true],
  ["/__manifest?p=/jobs&version=1", false],
  ["/__routes?p=/jobs&p=/contact", false],
  ["/jobs?p=1&p=2", false],
])("leaves %s to the network unless Remix asks about several links", (path, expected) => {
  expect(isDiscovery(new URL(path, "https://clinward.example"))).toBe(expected);
});
