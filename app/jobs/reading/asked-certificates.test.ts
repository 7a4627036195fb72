import { expect, test } from "vitest";
import { listAskedCertificates } from "./asked-certificates.ts";

test.each([
  [["Current BLS and ACLS"], [["BLS"], ["ACLS"]]],
  [["BLS required; CCRN preferred"], [["BLS"]]],
  [["CCRN or PCCN"], [["CCRN", "PCCN"]]],
  [["Basic Life Support card", "BLS"], [["BLS"]]],
  [["Advanced Cardiac Life Support"], [["ACLS"]]],
  [["TNCC within 6 months of hire"], []],
  [["Works in a cen and with ocn teams", "RN license"], []],
])("reads what %o require", (requirements, asked) => {
  expect(listAskedCertificates(requirements)).toEqual(asked);
});
