import { expect, test } from "vitest";
import { isForeignError } from "./foreign-errors.ts";

const withStack = (message: string, stack: string) => Object.assign(new Error(message), { stack });

test.each([
  ["its message names one", new Error("Failed in chrome-extension://abcdef/content.js")],
  ["Chrome reloaded the extension", new Error("Extension context invalidated.")],
  [
    "nobody answers the extension",
    new Error("Could not establish connection. Receiving end does not exist."),
  ],
  [
    "its stack runs through one in Chrome",
    withStack("x is not a function", "TypeError: x\n    at append (chrome-extension://abc/inject.js:1:20)"),
  ],
  ["its stack runs through one in Firefox", withStack("x", "append@moz-extension://0b1-22/inject.js:1:20")],
  [
    "its stack runs through one in Safari",
    withStack("x", "append@safari-web-extension://0B1/inject.js:1:20"),
  ],
  ["Safari masks the extension's address", withStack("x", "append@webkit-masked-url://hidden/:3:44")],
  [
    "an extension is the cause of it",
    new Error("Loading failed", { cause: new Error("moz-extension://1/a.js") }),
  ],
  ["it is a bare text", "Uncaught in chrome-extension://abc"],
  [
    "an element was taken out of the page behind our back",
    new DOMException("The node to be removed is not a child of this node.", "NotFoundError"),
  ],
])("ignores an error when %s", (_, error) => {
  expect(isForeignError(error)).toBe(true);
});

test.each([
  [
    "our own",
    withStack("boom", "Error: boom\n    at Page (https://clinward.example/assets/page-1a2b.js:1:20)"),
  ],
  ["about an extension cord", new Error("Cannot read properties of undefined (reading 'extension')")],
  ["a failed request", new TypeError("Failed to fetch")],
  ["another DOM error", new DOMException("The quota has been exceeded.", "QuotaExceededError")],
  ["a response", { status: 404, statusText: "Not found", data: "chrome-extension://abc" }],
  ["nothing", undefined],
  ["null", null],
])("does not ignore an error that is %s", (_, error) => {
  expect(isForeignError(error)).toBe(false);
});

test("reads an error that is its own cause only once", () => {
  const error = new Error("boom");
  error.cause = error;
  expect(isForeignError(error)).toBe(false);
});
