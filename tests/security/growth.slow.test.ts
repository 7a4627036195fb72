import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fetchFeed } from "#app/companies/feeds/address/fetch-feed.ts";
import { toFeedPosting } from "#app/companies/imports/draft/draft.ts";
import { openSource } from "#app/companies/imports/format/bytes.ts";
import { BrokenFile, emptyPosting } from "#app/companies/imports/format/posting.ts";
import { findLayout, type Layout, readRecords } from "#app/companies/imports/format/records.ts";
import { toDraftFromText } from "#app/companies/imports/paste/pasted-draft.ts";
import { readPastedPage } from "#app/desk/markup/paste/read-pasted.ts";
import { checkMarkup } from "#app/jobs/checks/markup/check-markup.ts";
import { listWarnings } from "#app/jobs/checks/warnings/posting-warnings.ts";
import { toReaderWords } from "#app/jobs/reading/reader-words.ts";
import { findUploadType } from "#app/kit/platform/file/file-type.ts";
import { toSafeFileName } from "#app/kit/platform/file/files.ts";
import { readFormStream } from "#app/kit/platform/form/form-stream.ts";
import { toMailHtml } from "#app/kit/platform/queue/mail-html.ts";
import { quote, separateQuotes } from "#app/kit/platform/quoted-words.ts";
import { readProcessorMs } from "../support/processor-time.ts";

const megabyte = 1024 * 1024;
const sizes = [1, 2, 4, 8] as const;
/** A file of eight times the size may take 24 times as long. A quadratic reader takes 64 times. */
const mostGrowth = 3;
/** Eight megabytes in less show no growth, because the machine's own noise is as long. */
const leastMs = 250;

async function* inChunks(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function drainRecords(text: string, layout: Layout, chunkBytes = 65_536): Promise<void> {
  const source = await openSource("feed", inChunks(new TextEncoder().encode(text), chunkBytes));
  try {
    for await (const _ of readRecords(source, layout, { publisher: "" }, () => {}));
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    // It is kept with the run and shown to the company.
    expect(error.message.length).toBeLessThan(500);
  }
}

const fill = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
/** A start, then a piece over and over. */
const after = (start: string, piece: string) => (length: number) => start + fill(piece, length);
/** A piece over and over, then another one as often. */
const halves = (start: string, first: string, second: string) => (length: number) =>
  start + fill(first, length / 2) + fill(second, length / 2);

type Shape = (length: number) => string;

const markup: Record<string, Shape> = {
  "unclosed tags": after("<html>", "<b>"),
  "unclosed tags that another tag closes": halves("<html>", "<b>", "</i>"),
  "comments that hide the ends of tags": after("<html>", "<b><!--</b>-->"),
  "quoted tags": after("<html>", '<b "<">'),
  "forms in forms": after("<html>", "<form><b>"),
  "drawings in drawings": after("<html>", "<svg><title></lineargradient>"),
  "tags without an end": after("<html>", "<p"),
  "one giant attribute": after('<html><p title="', "a "),
  "many attributes": (length) =>
    `<html><p ${Array.from({ length: length / 12 }, (_, at) => `a${at}=1`).join(" ")}>`,
  "comments without an end": after("<html>", "<!--"),
  "a script that never ends": after('<html><script type="application/ld+json">', '{"a":"</'),
  "scripts that never end": after("<html>", '<script type="application/ld+json">{'),
  "scripts with long attributes": after("<html>", `<script ${"type=application/ld+json ".repeat(30)}`),
  "small scripts": after("<html>", '<script type="application/ld+json">{"@type":"Thing"}</script>'),
  blanks: after("<html><script", " "),
  words: after("<html>", "registered nurse wanted "),
};

const xml: Record<string, Shape> = {
  jobs: after("<source>", "<job><title>RN</title><description>Care &amp; more</description></job>"),
  "unclosed elements": after("<source><job>", "<b>"),
  "elements that another closes": halves("<source><job>", "<b>", "</i>"),
  "one giant attribute": after('<source><job a="', "a "),
  "many attributes": (length) =>
    `<source><job ${Array.from({ length: length / 12 }, (_, at) => `a${at}="1"`).join(" ")}>`,
  "many small CDATA sections": after("<source><job><title>", "<![CDATA[a]]>"),
  "a CDATA section that never ends": after("<source><job><title><![CDATA[", "a]]b"),
  "bare ampersands": after("<source><job><title>", "&&#x&amp;"),
  "one entity that never ends": after("<source><job><title>&", "a"),
  "a comment that never ends": after("<source><!--", "- "),
  "a processing instruction that never ends": after("<source><?a ", "? "),
  "entities that name entities": after('<?xml version="1.0"?><!DOCTYPE a [', '<!ENTITY a "&a;&a;">'),
  "a name that never ends": after("<source><", "a"),
};

const posting = '{"@type":"JobPosting","title":"RN","description":"Care"},';
const json: Record<string, Shape> = {
  records: after("[", posting),
  "nested lists": after("[", "["),
  "nested lists that end": halves("[", "[", "]"),
  "nested objects": after("[", '{"a":'),
  "one long text": after('["', "a "),
  escapes: after('["', "\\u0061"),
  "one long number": after("[", "1"),
  "many keys": (length) => `[{${Array.from({ length: length / 14 }, (_, at) => `"a${at}":1`).join(",")}}]`,
  "control characters": after('["', "\u0001"),
};

const lines: Record<string, Shape> = {
  "one long line": after('{"a":"', "a"),
  "short lines": after("", '{"@type":"JobPosting","title":"RN"}\n'),
  "empty lines": after("", "\n"),
  "nested lists in a line": halves('{"@graph":', "[", "]"),
};

const texts: Record<string, Shape> = {
  words: after("Registered Nurse\n", "registered nurse wanted "),
  lines: after("Registered Nurse\n", "- Care for people\n"),
  blanks: after("Registered Nurse", " "),
  "one word": after("Registered Nurse\n", "a"),
  ...markup,
};

const scams: Record<string, Shape> = {
  ...texts,
  "amounts after a negation": after("No application fee. ", "$1,"),
  "negations of fees": after("", "no fee "),
  "questions without an end": after("", "if you never ask for whatsapp "),
  "personal mail addresses": after("", "a@gmail.com "),
  "names of hosts": after("", "a."),
  numbers: after("", "1,"),
  brackets: after("", " ("),
  "letters set apart": after("", "w h a t "),
};

const head = 'Content-Disposition: form-data; name="a"';
const forms: Record<string, Shape> = {
  "one field": after(`--b\r\n${head}\r\n\r\n`, "a"),
  "one file": after(`--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`, "a"),
  "a file of beginnings of boundaries": after(
    `--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`,
    "\r\n--",
  ),
  "many parts": after("", `--b\r\n${head}\r\n\r\n1\r\n`),
  "a head that never ends": after("--b\r\n", "a: b\r\n"),
  "a line of a head that never ends": after("--b\r\nContent-Disposition: form-data; ", 'a="b"; '),
  "no part": after("", "-"),
};

const draftContext = { source: "test", now: 0, openUntil: null, findPoint: () => null };

const mails: Record<string, Shape> = {
  "one line": after("", "a"),
  "many lines": after("", "a\n"),
  "many paragraphs": after("", "a\n\n"),
  blanks: after("", "\n"),
  facts: after("", "Pay: $52\n"),
  "lists in lists": after("", "- - "),
  "ends of leads": after("", "Log in: "),
  sentences: after("", "Log. in: "),
  addresses: after("", "https://clinward.example/a "),
  "leads and addresses": after("", "Log in:\nhttps://clinward.example/a\n"),
  "an address that ends in periods": after("https://clinward.example/", ".a"),
  "an address of periods": after("https://clinward.example/", "."),
  "beginnings of addresses": after("", "https://clinward.example"),
  "quoted words": (length) => quote("a").repeat(length / 3),
  "begun quotes": (length) => "\uFDD0".repeat(length),
  "quoted lines": (length) => quote(fill("a\r\n", length)),
  markup: after("", "<b>&"),
};

interface Reader {
  shapes: Record<string, Shape>;
  /** Of a megabyte, for what reads a byte in many small steps. */
  share?: number;
  read: (text: string) => unknown;
}

const page = { ...readPastedPage("{}").page, text: "" };
const asScript = (text: string) =>
  JSON.stringify({ "@context": "https://schema.org", "@type": "JobPosting", title: text, description: text });

const readers: Record<string, Reader> = {
  "XML feeds": { shapes: xml, read: (text) => drainRecords(text, { format: "xml" }) },
  "JSON feeds": { shapes: json, read: (text) => drainRecords(text, { format: "json", paths: ["$.*"] }) },
  "JSON lines": { shapes: lines, read: (text) => drainRecords(text, { format: "json lines" }) },
  "web pages": { shapes: markup, read: (text) => drainRecords(text, { format: "html" }) },
  "XML feeds byte by byte": {
    shapes: xml,
    share: 1 / 128,
    read: (text) => drainRecords(text, { format: "xml" }, 1),
  },
  "JSON feeds byte by byte": {
    shapes: json,
    share: 1 / 128,
    read: (text) => drainRecords(text, { format: "json", paths: ["$.*"] }, 1),
  },
  "JSON lines byte by byte": {
    shapes: lines,
    share: 1 / 128,
    read: (text) => drainRecords(text, { format: "json lines" }, 1),
  },
  "web pages byte by byte": {
    shapes: markup,
    share: 1 / 128,
    read: (text) => drainRecords(text, { format: "html" }, 1),
  },
  "packed answers": { shapes: { jobs: xml.jobs!, blanks: after("", " ") }, read: drainPacked },
  "the kind of a file": {
    shapes: { ...xml, ...json, ...markup },
    read: (text) => [findLayout(text), findUploadType(new TextEncoder().encode(text))],
  },
  emails: {
    shapes: mails,
    share: 1 / 16,
    read: (text) => toMailHtml("Subject", separateQuotes(text), "https://clinward.example"),
  },
  "the name of a file": { shapes: texts, read: (text) => toSafeFileName(text, "pdf") },
  forms: {
    shapes: forms,
    read: (text) =>
      readFormStream(
        new Request("https://clinward.example/", {
          method: "POST",
          headers: { "content-type": "multipart/form-data; boundary=b" },
          body: text,
        }),
        {
          fields: ["a"],
          maxBytes: 16 * megabyte,
          file: {
            field: "file",
            take: async ({ content }) => {
              for await (const _ of content);
            },
          },
        },
      ).catch(() => null),
  },
  "a posting's texts": {
    shapes: texts,
    read: (text) => [
      toFeedPosting(
        { ...emptyPosting, title: "Registered Nurse", employer: "Acme", country: "US", description: text },
        draftContext,
      ),
      toFeedPosting(
        {
          ...emptyPosting,
          ...{ title: text, employer: text, city: text, location: text, payText: text, schedule: text },
          ...{ url: text, posted: text, closes: text, education: text, experience: text, workplace: text },
          ...{ facility: text, requisitionId: text, state: text, country: text, postalCode: text },
          ...{ categories: [text], requirements: [text], benefits: [text], skills: [text] },
          ...{ employmentTypes: [text], responsibilities: [text], applicantPlaces: [text] },
        },
        draftContext,
      ),
    ],
  },
  "words of scams": {
    shapes: scams,
    share: 1 / 32,
    read: (text) => listWarnings({ Text: text }),
  },
  "pasted postings": {
    shapes: texts,
    read: (text) =>
      toDraftFromText(text, {
        employer: { name: "Acme", kind: "direct" },
        words: toReaderWords([]),
        now: 0,
      }),
  },
  "pasted pages": {
    shapes: { ...markup, ...json },
    read: (text) => {
      const read = readPastedPage(text);
      return checkMarkup({ ...read, siteName: "Clinward", now: 0 });
    },
  },
  "a page's markup and words": {
    share: 1 / 4,
    shapes: { words: texts.words!, "other words": (length) => fillWords(length) },
    read: (text) =>
      checkMarkup({
        scripts: [asScript(text)],
        page: { ...page, text: `${fillWords(text.length)} end` },
        siteName: "Clinward",
        now: 0,
      }),
  },
};

function fillWords(length: number): string {
  return Array.from({ length: length / 8 }, (_, at) => (at * 7919).toString(36).padStart(7, "w")).join(" ");
}

/** An answer of a server that packs it small. */
async function drainPacked(text: string): Promise<void> {
  const packed = gzipSync(text);
  const server = createServer((_, response) =>
    response.setHeader("content-encoding", "gzip").setHeader("content-type", "text/xml").end(packed),
  );
  const port = await new Promise<number>((done) =>
    server.listen(0, "127.0.0.1", () => done((server.address() as AddressInfo).port)),
  );
  const origin = `http://127.0.0.1:${port}`;
  const fetched = await fetchFeed(origin, {
    ownHost: "clinward.example",
    allowedOrigin: origin,
    userAgent: "test",
    known: { etag: null, lastModified: null },
  });
  if (fetched.kind !== "content") throw new Error(`The feed was not fetched: ${fetched.kind}.`);
  for await (const _ of fetched.chunks);
  server.closeAllConnections();
  server.close();
}

async function measure(read: () => unknown): Promise<number> {
  const start = readProcessorMs();
  await read();
  return readProcessorMs() - start;
}

const cases = Object.entries(readers).flatMap(([name, { shapes, share = 1, read }]) =>
  Object.entries(shapes).map(([shape, toText]) => ({ name, shape, toText, share, read })),
);

test.each(cases)("takes as long as the file is large: $name, $shape", async ({ toText, share, read }) => {
  const measureAt = (size: number) => {
    const text = toText(size * megabyte * share);
    return measure(() => read(text));
  };
  const [smallest, ...others] = sizes;
  if ((await measureAt(Math.max(...sizes))) < leastMs) return;
  for (const size of others) {
    let times = Infinity;
    // Both again, because the machine may stop for something else, but not three times.
    for (let tries = 0; tries < 3 && times >= mostGrowth * size; tries++)
      times = Math.min(times, (await measureAt(size)) / (await measureAt(smallest)));
    expect(times).toBeLessThan(mostGrowth * size);
  }
});
