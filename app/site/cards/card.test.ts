import { writeFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { drawCard, layOut, toCardSvg } from "./card.ts";
import { breakLines, measure } from "./lettering.ts";

const mostBytes = 60_000;

const cards = {
  home: { title: "Healthcare jobs with the pay in plain sight", lines: [], stateCode: null },
  state: {
    title: "Healthcare jobs in Texas",
    lines: [{ text: "Pay, licenses, hospitals and open jobs", ink: "muted" as const }],
    stateCode: "TX",
  },
  job: {
    title: "Registered Nurse, Medical Intensive Care Unit and Cardiovascular Step-Down, Nights",
    lines: [
      { text: "$1,234,567 – $2,345,678 a year", ink: "accent" as const, isLarge: true },
      { text: "Winston-Salem, NC", ink: "ink" as const, isLarge: true },
      {
        text: "Saint Somebody's Regional Medical Center and Health System of the Valley",
        ink: "muted" as const,
      },
    ],
    stateCode: "NC",
  },
};

function readPng(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset);
  const chunks: { name: string; data: Uint8Array }[] = [];
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at);
    chunks.push({
      name: String.fromCharCode(...png.subarray(at + 4, at + 8)),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  const find = (name: string) => chunks.find((chunk) => chunk.name === name)!.data;
  const header = new DataView(find("IHDR").buffer, find("IHDR").byteOffset);
  return {
    names: chunks.map(({ name }) => name),
    width: header.getUint32(0),
    height: header.getUint32(4),
    colors: find("PLTE").length / 3,
    pixels: inflateSync(find("IDAT")),
  };
}

test.each(Object.entries(cards))("draws a card of a %s as a small PNG", (name, card) => {
  const png = drawCard(card);
  if (process.env.CARDS) writeFileSync(`${process.env.CARDS}/${name}.png`, png);
  expect(png.length).toBeLessThan(mostBytes);
  const { names, width, height, colors, pixels } = readPng(png);
  expect(names).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  expect([width, height]).toEqual([1200, 630]);
  expect(pixels.length).toBe((width + 1) * height);
  expect(pixels.every((pixel) => pixel < colors)).toBe(true);
  const painted = pixels.filter((pixel) => pixel % 16 > 0).length / pixels.length;
  expect(painted).toBeGreaterThan(0.05);
  expect(painted).toBeLessThan(0.35);
});

test("keeps its words within the card, whatever they are", () => {
  const long = "Otorhinolaryngology".repeat(20);
  for (const text of [long, `${long} ${long}`, cards.job.title, "A", ""]) {
    const lines = breakLines(text, "title", 690, 3);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(measure(line, "title")).toBeLessThanOrEqual(690);
  }
  expect(breakLines(cards.job.title, "title", 690, 2).at(-1)).toMatch(/\.\.\.$/);
});

test("writes names with accents, and leaves out what the face does not have", () => {
  expect(measure("Cañón Peña", "text")).toBe(measure("Canon Pena", "text"));
  expect(measure("RN 護士", "text")).toBe(measure("RN ", "text"));
  expect(drawCard({ title: "\u0000\ud800💊", lines: [], stateCode: "XX" }).length).toBeGreaterThan(1000);
});

test("writes pay and place as large as the title, uncut, and above the logo", () => {
  const placed = layOut(cards.job);
  const large = placed.filter(({ face }) => face === "title").map(({ text }) => text);
  expect(large.slice(-2)).toEqual(["$1,234,567 – $2,345,678 a year", "Winston-Salem, NC"]);
  for (const { text, face, x } of placed) expect(x + measure(text, face)).toBeLessThanOrEqual(1200 - 72);
  expect(Math.max(...placed.map(({ y }) => y))).toBeLessThan(500);
});

test("draws the same words as an SVG without scripts, whatever a title has in it", () => {
  const svg = toCardSvg({ ...cards.job, title: `RN <script>alert("1")</script> & "ICU"\u0000` });
  if (process.env.CARDS) writeFileSync(`${process.env.CARDS}/job.svg`, toCardSvg(cards.job));
  const texts: string[] = [];
  const names = new Set<string>();
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => void names.add(name));
  parser.on("text", (text) => void texts.push(text));
  parser.write(svg).close();
  expect([...names].sort()).toEqual(["circle", "g", "path", "rect", "svg", "text", "title"]);
  expect(texts).toContain("$1,234,567 – $2,345,678 a year");
  expect(texts.join(" ")).toContain("<script>");
});
