import { readFileSync } from "node:fs";
import { readCityPoints } from "./scripts/import/city-points.ts";
import { toPostingDraft } from "./app/companies/imports/draft/draft.ts";
import { emptyPosting } from "./app/companies/imports/format/posting.ts";
const list = JSON.parse(readFileSync("/tmp/unread2.json","utf8"));
const half = process.argv[2] ?? "odd";
const findPoint = readCityPoints();
const c: Record<string, number> = {}; const up=(k:string)=>{c[k]=(c[k]??0)+1};
const norm=(s:string)=>String(s??"").toLowerCase().replace(/[^a-z0-9]+/g," ").trim();
for (const s of list) {
  if (half!=="all" && (s.n%2===1) !== (half==="odd")) continue;
  const e=s.expect;
  const r = toPostingDraft({...emptyPosting, externalId:"x"+s.n, title:s.title, employer:s.company, description:s.description, location:s.location, applyUrl:"https://a.example/1", posted:"2026-11-20"}, {source:"x", now: Date.UTC(2026,10,28), openUntil:null, findPoint} as never) as any;
  const d = r.ok? r.draft : null;
  const why: string[]=[];
  if (e.healthcare !== true) { up(d? "nonhealth shown":"nonhealth left out ok"); if(d) why.push("shown though not healthcare"); }
  else if (e.foreign) { up(d? "foreign shown":"foreign left out ok"); if (d) why.push("foreign shown "+d.city+d.stateCode);}
  else if (!d) { up("healthcare refused"); why.push("refused: "+r.reason); }
  else {
    // title
    if (norm(d.title)===norm(e.title)) up("title ok"); else { up("title differs"); why.push(`title "${d.title}" for "${e.title}"`);}
    // place
    const okPlace = norm(d.city)===norm(e.city) && (d.stateCode??null)===e.state;
    if (okPlace) up("place ok"); else { up("place wrong"); why.push(`place ${d.city}, ${d.stateCode} for ${e.city}, ${e.state}`);}
    const got = d.salaryMinCents===null&&d.salaryMaxCents===null? null: {min:d.salaryMinCents===null?null:d.salaryMinCents/100,max:d.salaryMaxCents===null?null:d.salaryMaxCents/100,unit:d.payUnit};
    if (!e.pay) { if(!got) up("no wage ok"); else {up("false wage"); why.push("false wage "+JSON.stringify(got));} }
    else if (!got) { up("wage unread"); why.push("unread "+JSON.stringify(e.pay)); }
    else { const same=(a:any,b:any)=>a===b||(a!==null&&b!==null&&Math.abs(a-b)<0.011); const u=(x:string)=>x;
      const single = e.pay.min===e.pay.max || e.pay.max===null || e.pay.min===null;
      const ok = u(got.unit)===u(e.pay.unit) && (same(got.min,e.pay.min)&&same(got.max,e.pay.max) || (single && same(got.max??got.min, e.pay.max??e.pay.min)));
      up(ok?"wage ok":"wage wrong"); if(!ok) why.push(`wage ${JSON.stringify(got)} for ${JSON.stringify(e.pay)}`);}
  }
  if (why.length) console.log(`#${s.n} [${s.title} | ${s.location}] ${why.join("; ")}`);
}
console.log(c);
