import { parseRole } from "#app/jobs/reading/role.ts";
import { isHealthcareTitle } from "#app/jobs/reading/healthcare.ts";
import { parseShift } from "#app/jobs/reading/shift.ts";
import { parseEmploymentType } from "#app/jobs/reading/employment-type.ts";
import { toDisplayTitle } from "#app/jobs/reading/title.ts";
import fs from "node:fs";
const none=(x:string|null)=>x??'-';
for (const t of fs.readFileSync(0,'utf8').split('\n').filter(Boolean)) { const r=parseRole(t); const h=isHealthcareTitle(t,r);
 if (process.argv[2]==='count') { console.log(h?'H':'.', t); continue; }
 console.log(`${h?'H':'.'} ${none(r.profession)} | ${none(r.specialty)} | ${none(parseEmploymentType(t,r.profession))} | ${none(parseShift(t))} | ${toDisplayTitle(t,{employer:'',city:null,stateCode:null})} <<< ${t}`); }
