import fs from "node:fs";
import { toDisplayTitle } from "#app/jobs/reading/title.ts";
import { parsePlace } from "#app/markets/place.ts";

for (const t of fs.readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const m = /(?:^|[-–,] ?|\bin )([A-Z][\w. ]+?),? ?([A-Z]{2})$/.exec(t);
  const p = parsePlace(m ? `${m[1]}, ${m[2]}` : "");
  console.log(
    toDisplayTitle(t, { employer: "X", city: p.city, stateCode: p.state?.code ?? null }) + "  <<< " + t,
  );
}
