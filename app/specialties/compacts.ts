import licensure from "../../data/licensure_compacts.json" with { type: "json" };
import type { Compact } from "./professions.ts";

// Server only: this carries the data's member lists, which no browser needs.

/** Only a member issues or honors anything; "enacted" and "unverified" never count as one. */
export type CompactStatus = "member" | "enacted" | "unverified" | "none";

export interface CompactFacts {
  code: Compact;
  name: string;
  /** False while no state issues anything under it. */
  isOperational: boolean;
  url: string;
  /** When its member list was checked, as an ISO date. */
  asOf: string;
  /** Codes of states, without territories. */
  members: readonly string[];
  enacted: readonly string[];
  unverified: readonly string[];
  /** Members that the official list was not read for: they follow from its count. */
  inferred: readonly string[];
  /** Members that take part, but through which nobody can apply. */
  notPrincipal: readonly string[];
}

interface CompactRow {
  code: string;
  name: string;
  operational: boolean;
  official_url: string;
  as_of: string;
  members: string[];
  enacted_not_implemented: string[];
  unverified?: string[];
  inferred?: string[];
  not_state_of_principal_license?: string[];
}

const rows: readonly CompactRow[] = licensure.compacts;

export const compacts: readonly CompactFacts[] = rows.map((row) => ({
  code: row.code as Compact,
  name: row.name.replace(/ \(.*\)$/, ""),
  isOperational: row.operational,
  url: row.official_url,
  asOf: row.as_of,
  members: row.members,
  enacted: row.enacted_not_implemented,
  unverified: row.unverified ?? [],
  inferred: row.inferred ?? [],
  notPrincipal: row.not_state_of_principal_license ?? [],
}));

const byCode = new Map(compacts.map((compact) => [compact.code, compact]));

export function getCompact(code: Compact): CompactFacts {
  const compact = byCode.get(code);
  if (!compact) throw new Error(`data/licensure_compacts.json has no ${code}`);
  return compact;
}

/** Codes of the states where a compact is in force; none while it issues nothing. */
export function listCompactMembers(code: Compact): readonly string[] {
  const compact = getCompact(code);
  return compact.isOperational ? compact.members : [];
}

export function toCompactStatus(code: Compact, stateCode: string): CompactStatus {
  const compact = getCompact(code);
  if (listCompactMembers(code).includes(stateCode)) return "member";
  if (compact.enacted.includes(stateCode) || compact.members.includes(stateCode)) return "enacted";
  return compact.unverified.includes(stateCode) ? "unverified" : "none";
}

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "July 2, 2026". */
export const toAsOfText = (compact: CompactFacts): string => longDate.format(new Date(compact.asOf));
