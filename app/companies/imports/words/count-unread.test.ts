import { expect, test } from "vitest";
import { createUnreadCount } from "./keep-unread.server.ts";

const sample = { title: "Cytogeneticist", source: "feed", externalId: "1" };

test("counts postings and keeps three samples", () => {
  const count = createUnreadCount();
  for (const externalId of ["1", "2", "3", "4"])
    count.add([{ kind: "profession", phrase: "cytogeneticist" }], { ...sample, externalId });
  count.add([{ kind: "specialty", phrase: "cytogeneticist" }], sample);
  const [most, other] = count.list(5);
  expect(most).toMatchObject({ kind: "profession", phrase: "cytogeneticist", postings: 4 });
  expect(most!.samples.map(({ externalId }) => externalId)).toEqual(["1", "2", "3"]);
  expect(other).toMatchObject({ kind: "specialty", postings: 1 });
});

test("keeps the most frequent words of a feed with 100,000 different titles", () => {
  const count = createUnreadCount();
  for (let at = 0; at < 100_000; at++) {
    count.add([{ kind: "left-out", phrase: `word ${at}` }], sample);
    if (at % 100 === 0) count.add([{ kind: "profession", phrase: "cytogeneticist" }], sample);
  }
  const listed = count.list(500);
  expect(listed).toHaveLength(500);
  expect(listed[0]).toMatchObject({ phrase: "cytogeneticist", postings: 1_000 });
});
