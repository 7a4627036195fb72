/** Words of English and of the field that look like a misspelling of another and are none. They come from our guides. */
const words =
  "aanp abnormal academic acne addition administration adolescents adults aesthetic ages ahead alive " +
  "allowance alone along aloud also ambulances amount analysis andrology anesthetic apart apartment " +
  "appeal appears apply appointments april area around aside assessments assigned assistance " +
  "assisting associates atrial attendance attendings attention august awake award back band bands " +
  "banks bans barred bases basics bedded beds been bench best bill billed bills bind births boards " +
  "bolus book border born breach break bridges building buildings bullying burden burn button call " +
  "calls calm came camp camps cancel cancers capa caps card cardiologists cared caregivers carry " +
  "cart cases cash casino cast catch cause cbic cell certification certifies chair change charged " +
  "charges chpn cic circulate circulation citation cite claim clean clinicals clinicians clotting " +
  "cmsrn cnmt cnor coal code coded codes coding cohort cold colleague colleges color comanagement " +
  "come coming common commonly commutes compacts compared competes complete completed compliant " +
  "compute computer conduct confusion constant consultants consulting contact contacts contingency " +
  "contracted contractor contracts contrast controls coordinate copd coronary correction cost costs " +
  "count counts cover covers coworkers cpan cphq cphrm cppc cpps criminal crisis critically cross " +
  "crosses cruise cwocn danger data date dawn days deal debt december decision deduction deep delay " +
  "deletion deliver demand denial departments depth dermatologists describe detail developmental " +
  "devices diabetic diagnosis direction directly directors directs discharges disorders dispense " +
  "districts division doctoral doctors donors door dose doses doula doulas drain drape dressings " +
  "driver drugs each earns easy ecmo educated educational educators eight elective employed " +
  "employees employer employers endocrinologists endoscopic ends enter entry especially estimates " +
  "ethics even events executives expertise explains face fact fade fail fails fake faster fear " +
  "february federally fell file files fill fills find fine fire firm firms first fits flat flights " +
  "floated food foot forecast form formal forms forty found frail free full functional fund gain " +
  "gait gastroenterologists gave gene generalists generally genes give gives giving good grade " +
  "graduation grafts grant gray grounds groups grown half handover hands hard harder harm have " +
  "heading healthy hear heard hearings hears hearts heat held hepatology here hide hides hold " +
  "holidays homes honor hospitals host hour houses hurt incision incontinence independent induction " +
  "industries infants infections infusions injection injections inpatients insertion inspection " +
  "instance instructors instruments intensivists interest internet internists interns intervention " +
  "islands jail jails january join joins joints july june kept kidneys kind lactation languages " +
  "large last late laws lead leaders leading lean learning learns least left less lets levels " +
  "license licenses lift light lights like limb line lines link listings live liver lives load loans " +
  "location login logs look lose loses lost love lower lung made mail maintain major make makes male " +
  "manage managed mania march mark marrow mass materials math meal media median medically " +
  "medications medicines mentored mentoring mentors merged merger metal midwifery might miles milk " +
  "mind mines minor modest money monitors month more morgue mortgage most mountains mouth move moves " +
  "nail name names narrow nationally ncc near neonatologists nephrologists networks neurologic " +
  "neurologists neurosurgeons newborns nine nocturnists node noise none noon normally note november " +
  "nursys obstetric obstetricians occupation occupations ocn october oews officers offices older " +
  "oncologists openings opens operation operative operators ophthalmologists opioids optional orders " +
  "organs orthopedists other output over overview owners pace page paid pair pairs para parks " +
  "partner parts past patch patience patients pays pedi pediatricians peer peers pelvic pelvis " +
  "pension period permanently petition pharmacies phones physiatrists physicals picc pick placed " +
  "placement placenta places plain plan planned plans plants plastics plus points poison poor " +
  "portable ports positions positive postings posts practices prenatal preoperative prep prepare " +
  "prepared press print prison prisons problems procedural processors profession professionals " +
  "professions progress prone prove proves provide provided providers provides psychiatrists pull " +
  "pulmonologists pumps qualifies qualify quit race radiographers radiologists ramp range rank rare " +
  "rate rcic reach reactions read reader readmission readmissions real reconstruction recorded " +
  "recover recruiters reduction referrals referred register registrations registry relatives " +
  "remotely remove rent replacements representatives resistant resources responses rest restrict " +
  "retention reversal reviewed reviewers reviews revision ride rides right rights rise rising rnfa " +
  "role roles root rotation rotations rough rounds route safe safely sale salvage save saves says " +
  "scales scam scanning scans schedule scheduled schedules schools score scores search seasonal " +
  "sedation sell send sensor sent september servicer settle seven severe shall share shares shortage " +
  "shortens shortest shoulder show sick side sides skip slow slower snow solo some soon sort space " +
  "specialize specific specimens spines staffs stage stale standing starting stat stated states stem " +
  "steps stipend stoma stop store stores strike strikes strokes students submit substances summer " +
  "supervise supervised supervises supervision supervisors supports sure surge surgeons surprised " +
  "surprises symptoms tables tactical tail take takes talk teach teams technical techs teens tell " +
  "template tend terms test thin thousands three tight timed times tolerance tool tour toward towns " +
  "trach trachs tracks train trait transitional transplants traveler travels treat treatments tribal " +
  "true tumors twins unions urban urgently urologic urologists vans vary vent vents verifications " +
  "verified very vesting veteran visas visits wage waived waivers wall warm ways wear weigh weighs " +
  "weights well went were what when while wide will word words worked works would wounds write yacht " +
  "year your zero";

const real: ReadonlySet<string> = new Set(words.split(" "));

export const isRealWord = (word: string): boolean => real.has(word);
