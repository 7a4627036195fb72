import { expect, test } from "vitest";
import { listRequiredWords } from "./match-tokens.ts";

test.each<[string, string[][]]>([
  ["keys : (zst48 AND zp1)", [["zst48"], ["zp1"]]],
  ["keys : (zst48 AND (zp1 OR zp2))", [["zst48"], ["zp1", "zp2"]]],
  ['("night" AND "wound care")', [["night"], ["wound"]]],
  ['("wound" *)', []],
  ['- keys : ("zeta" AND "icu" *) AND keys : (za1)', [["zeta"], ["za1"]]],
  ['{title terms} : ("critical care" OR zqicu0)', [["critical", "zqicu0"]]],
  ["keys : ((zp1 AND (zl4 OR zf1)) OR zp9)", [["zp1", "zp9"]]],
  ["((zqrn0) AND keys : (zst48)) NOT (keys : (zs3 OR zk3))", [["zqrn0"], ["zst48"]]],
  ["keys : (zp1 NOT zc0)", [["zp1"]]],
  ['("a" OR "b" *)', []],
  ["", []],
])("requires of %s", (match, words) => {
  expect(listRequiredWords(match)).toEqual(words);
});
