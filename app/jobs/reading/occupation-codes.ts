import { professions } from "#app/facts/reference/profession/professions.ts";
import { toShortText } from "./phrases.ts";

const series: Record<string, string | null> = {
  "0180": "psychologist",
  "0185": "social-worker",
  "0602": "physician",
  "0603": "physician-assistant",
  "0605": "crna",
  "0610": "registered-nurse",
  "0620": "licensed-practical-nurse",
  "0621": "nursing-assistant",
  "0622": null,
  "0630": "dietitian",
  "0631": "occupational-therapist",
  "0633": "physical-therapist",
  "0635": null,
  "0636": null,
  "0638": null,
  "0639": null,
  "0640": null,
  "0642": "nuclear-medicine-technologist",
  "0644": "laboratory-scientist",
  "0645": "laboratory-scientist",
  "0646": "laboratory-scientist",
  "0647": "radiologic-technologist",
  "0648": "radiation-therapist",
  "0649": null,
  "0650": null,
  "0651": "respiratory-therapist",
  "0660": "pharmacist",
  "0661": "pharmacy-technician",
  "0662": "optometrist",
  "0664": null,
  "0665": null,
  "0667": null,
  "0668": "podiatrist",
  "0670": "healthcare-administrator",
  "0671": null,
  "0672": null,
  "0675": "medical-coder",
  "0679": "medical-secretary",
  "0680": "dentist",
  "0681": "dental-assistant",
  "0682": "dental-hygienist",
  "0683": null,
};

interface Occupation {
  isHealthcare: boolean;
  profession: string | null;
}

/** Returns null for anything but a federal series ("0610") or a SOC code ("29-1141.00"). */
export function parseOccupationCode(code: string): Occupation | null {
  const text = toShortText(code);
  const federal = /^(?:GS-)?(\d{4})$/.exec(text.trim())?.[1];
  if (federal) return federal in series ? { isHealthcare: true, profession: series[federal] ?? null } : null;
  const soc = /\b(\d{2}-\d{4})(?:\.\d\d)?\b/.exec(text)?.[1];
  if (!soc) return null;
  const isClinical = /^(?:29|31)-/.test(soc);
  return { isHealthcare: isClinical || soc === "11-9111", profession: findBySoc(soc) };
}

function findBySoc(soc: string): string | null {
  if (soc === "29-1141") return "registered-nurse";
  if (/^29-12[1-4]/.test(soc)) return "physician";
  const broad = `${soc.slice(0, -1)}0`;
  const found = professions.filter((p) => p.soc === soc || p.soc === broad);
  return found.length === 1 ? found[0]!.slug : null;
}
