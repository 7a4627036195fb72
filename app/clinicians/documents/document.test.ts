import { expect, test } from "vitest";
import { findChosenProblem } from "./document.ts";

const megabyte = 1024 * 1024;

test.each([
  ["cv.pdf", "application/pdf", 1],
  ["CV.DOCX", "", 1],
  // Windows without Word knows no type for it, and some browsers guess one.
  ["cv.rtf", "text/rtf", 1],
  ["notes.text", "text/plain", 1],
  ["notes", "text/plain", 1],
  ["scan without an ending", "", 1],
  ["cv.pdf", "application/pdf", 10 * megabyte],
])("says nothing on choosing %s of type %j", (name, type, size) => {
  expect(findChosenProblem("resume", { name, type, size })).toBeNull();
});

test.each([
  ["cv.jpg", "image/jpeg", 1, /^Choose a PDF/],
  ["notes.exe", "text/plain", 1, /^Choose a PDF/],
  ["notes.exe", "application/x-msdownload", 1, /^Choose a PDF/],
  ["resume.md", "text/markdown", 1, /^Choose a PDF/],
  ["page.html", "text/html", 1, /^Choose a PDF/],
  ["cv.pdf", "application/pdf", 10 * megabyte + 1, /larger than 10 MB/],
])("says on choosing %s of type %j what the server would", (name, type, size, problem) => {
  expect(findChosenProblem("resume", { name, type, size })).toMatch(problem);
});
