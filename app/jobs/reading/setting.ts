import { toShortText } from "./text-limits.ts";

const settings: readonly (readonly [string, RegExp])[] = [
  ["Telehealth", /\btele-?health\b|\btelemedicine\b|\bvirtual (?:care|clinic)\b/i],
  ["Home health", /\bhome[\s-]?(?:health|care|based primary care)\b|\bvisiting nurse\b|\bin-home\b/i],
  ["Hospice", /\bhospice\b/i],
  [
    "Skilled nursing facility",
    /\bSNF\b|\bskilled nursing\b|\bnursing home\b|\bnursing (?:and|&|\/) rehab\w*|\brehab\w* (?:and|&|\/) nursing\b|\bcommunity living center\b|\bcare (?:center|ctr) (?:and|&) rehab/i,
  ],
  ["Assisted living", /\bassisted living\b|\bmemory care\b|\bsenior living\b/i],
  ["Long-term care facility", /\blong[\s-]term care\b|\bLTC\b/i],
  ["Rehabilitation hospital", /\bIRF\b|\brehab(?:ilitation)? hospital\b|\bacute rehab\b/i],
  ["Dialysis clinic", /\bdialysis\b/i],
  ["Correctional facility", /\bcorrection(?:al|s)\b|\bprison\b|\bjail\b|\bdetention\b/i],
  ["School", /\bschool(?:-based| district| nurse| psychologist)?\b(?! of)/i],
  ["Urgent care", /\burgent care\b|\bimmediate care\b|\bwalk-in clinic\b/i],
  ["Ambulatory surgery center", /\bambulatory surgery\b|\bsurgery center\b|\bsurgical center\b|\bASC\b/i],
  [
    "Outpatient clinic",
    /\bout-?patient\b|\bclinics?\b|\bphysicians? (?:office|group|practice)\b|\bmedical group\b|\bambulatory care\b/i,
  ],
  ["Pharmacy", /\b(?:retail|community|outpatient) pharmacy\b/i],
  ["Laboratory", /\blaboratories\b|\breference lab\b/i],
  [
    "Hospital",
    /\bhospitals?\b|\binpatient\b|\bmed(?:ical)? (?:center|ctr)\b|\b[a-z]{0,3}ICU\b|\bPCU\b|\bIMCU\b|\btele(?:metry)?\b|\bmed[\s/-]?surg\b|\bl&d\b|\blabor (?:and|&) delivery\b|\bstep-?down\b|\bemergency (?:department|room)\b/i,
  ],
];

export function parseSetting(title: string, employer: string): string | null {
  const find = (text: string) => {
    const words = toShortText(text);
    return settings.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  };
  return find(title) ?? find(employer);
}
