import type { Compact } from "./professions.ts";

export interface CompactFacts {
  name: string;
  /** What a person holds under it, as a noun. */
  privilege: string;
  url: string;
  /** When its member list was checked (data/licensure_compacts.json). */
  asOf: string;
}

const compacts: Partial<Record<Compact, CompactFacts>> = {
  NLC: {
    name: "Nurse Licensure Compact",
    privilege: "a multistate license from another member state",
    url: "https://www.nursecompact.com/",
    asOf: "2026-07-02",
  },
  IMLC: {
    name: "Interstate Medical Licensure Compact",
    privilege: "a license obtained through the compact's faster pathway",
    url: "https://www.imlcc.com/",
    asOf: "2026-08-05",
  },
  PTC: {
    name: "Physical Therapy Compact",
    privilege: "a compact privilege for the state",
    url: "https://ptcompact.org/",
    asOf: "2026-08-05",
  },
  PSYPACT: {
    name: "Psychology Interjurisdictional Compact",
    privilege: "an authority to practice under the compact",
    url: "https://psypact.gov/",
    asOf: "2026-08-05",
  },
  EMS: {
    name: "EMS Compact",
    privilege: "a privilege to practice from a member state",
    url: "https://www.emscompact.gov/",
    asOf: "2025-10",
  },
};

export const findCompact = (compact: Compact): CompactFacts | null => compacts[compact] ?? null;
