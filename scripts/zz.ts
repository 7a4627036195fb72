import fs from "node:fs";
import { isHealthcareTitle } from "#app/jobs/reading/healthcare.ts";
import { parseRole } from "#app/jobs/reading/role.ts";

for (const t of fs.readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const r = parseRole(t);
  console.log(
    `${isHealthcareTitle(t, r) ? "H" : "."} ${(r.profession ?? "-").padEnd(28)} ${(r.specialty ?? "-").padEnd(22)} ${t}`,
  );
}
