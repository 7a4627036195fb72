import { expect, test } from "vitest";
import {
  type ListPlace,
  parseListPlace,
  setListPlace,
  toListPage,
  toPageSql,
  toReadOrder,
} from "./keyset.ts";

const parse = (query: string, numbers: 1 | 2) => parseListPlace(new URLSearchParams(query), numbers);

test("reads where a page lies, and writes it again", () => {
  for (const query of ["after=5.9", "before=0.1"]) {
    const params = new URLSearchParams();
    setListPlace(params, parse(query, 2));
    expect(`${params}`).toBe(query);
  }
  expect(parse("before=7&after=8", 1)).toEqual({ before: [7], after: null });
});

test.each([
  "",
  "after=",
  "after=1",
  "after=1.2.3",
  "after=1.",
  "after=.2",
  "after=-1.2",
  "after=1e3.2",
  "after=x.y",
  "after=1.2'--",
  "after=%201.2",
  "after=9999999999999999.1",
  "after=٣.1",
  `after=${"1.".repeat(50_000)}`,
])("opens the first page for a place that we never gave: %s", (query) => {
  expect(parse(query, 2)).toEqual({ before: null, after: null });
  expect(toPageSql(parse(query, 2), ["at", "id"], "DESC", 20)).toBe("ORDER BY at DESC, id DESC LIMIT 21");
});

test.each([
  ["after=5.9", "DESC", "AND (at, id) < (5, 9) ORDER BY at DESC, id DESC LIMIT 21"],
  ["before=5.9", "DESC", "AND (at, id) > (5, 9) ORDER BY at ASC, id ASC LIMIT 21"],
  ["after=5.9", "ASC", "AND (at, id) > (5, 9) ORDER BY at ASC, id ASC LIMIT 21"],
  ["before=5.9", "ASC", "AND (at, id) < (5, 9) ORDER BY at DESC, id DESC LIMIT 21"],
] as const)("asks for the rows of %s in a list that is %s", (query, order, sql) => {
  expect(toPageSql(parse(query, 2), ["at", "id"], order, 20)).toBe(sql);
});

test.each(["ASC", "DESC"] as const)(
  "pages %s to the end and back, each row once, whatever is equal",
  (listed) => {
    const all = Array.from({ length: 23 }, (_, i) => [Math.floor(i / 4), i] as const);
    const compare = (a: readonly number[], b: readonly number[]) => a[0]! - b[0]! || a[1]! - b[1]!;
    const read = (place: ListPlace) => {
      const { key, beyond, order } = toReadOrder(place, listed);
      const sign = order === "ASC" ? 1 : -1;
      const rows = all.filter(
        (row) => !key || (beyond === ">" ? compare(row, key) > 0 : compare(row, key) < 0),
      );
      return rows.sort((a, b) => sign * compare(a, b)).slice(0, 6);
    };
    const open = (query: string) => {
      const place = parse(query, 2);
      return toListPage(
        read(place),
        place,
        5,
        (row) => row,
        (to) => {
          const params = new URLSearchParams();
          setListPlace(params, to);
          return `${params}`;
        },
      );
    };
    const forth = [open("")];
    for (let { next } = forth[0]!; next; { next } = forth.at(-1)!) forth.push(open(next));
    const sorted = [...all].sort((a, b) => (listed === "ASC" ? 1 : -1) * compare(a, b));
    expect(forth.flatMap(({ rows }) => rows)).toEqual(sorted);
    expect(forth[0]!.previous).toBeNull();

    const back = [forth.at(-1)!];
    for (let { previous } = back[0]!; previous; { previous } = back.at(-1)!) back.push(open(previous));
    expect(back.reverse().map(({ rows }) => rows)).toEqual(forth.map(({ rows }) => rows));
  },
);
