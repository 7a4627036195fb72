import { formatDay } from "#app/kit/text/when.ts";
import licensure from "../../../../data/licensure_compacts.json" with { type: "json" };
import type { Compact } from "./professions.ts";

// Only for the server and for browsers that remember a license: others need no member lists.

/** Only a member issues or honors anything. "enacted" and "unverified" never count as members. */
export type CompactStatus = "member" | "enacted" | "unverified" | "none";

export interface CompactFacts {
  code: Compact;
  name: string;
  isOperational: boolean;
  url: string;
  /** When we checked its member list: "2026-07-02", "2025-12" or "2025". */
  asOf: string;
  /** When we last read that it issues nothing. Null for a compact that issues. */
  idleAsOf: string | null;
  members: readonly string[];
  enacted: readonly string[];
  unverified: readonly string[];
  /** Inferred from the official count, because we could not read these members' list. */
  inferred: readonly string[];
  /** Only one source says that they enacted it. */
  singleSource: readonly string[];
  /** Physicians of these members cannot apply through it. */
  notPrincipal: readonly string[];
  /** What our list lacks. Null for a complete list. */
  listGap: string | null;
  stateNotes: Readonly<Record<string, string>>;
}

interface CompactRow {
  code: string;
  name: string;
  operational: boolean;
  official_url: string;
  as_of: string;
  status_as_of?: string;
  members: string[];
  enacted_not_implemented: string[];
  unverified?: string[];
  inferred?: string[];
  single_source?: string[];
  not_state_of_principal_license?: string[];
  list_gap?: string;
  issuing_since?: { by_state: Record<string, string | undefined> };
  state_notes?: Record<string, string | undefined>;
}

const rows = licensure.compacts as readonly CompactRow[];

export const compacts: readonly CompactFacts[] = rows.map((row) => ({
  code: row.code as Compact,
  name: row.name.replace(/ \(.*\)$/, ""),
  isOperational: row.operational,
  url: row.official_url,
  asOf: row.as_of,
  idleAsOf: row.operational ? null : (row.status_as_of ?? row.as_of),
  members: row.members,
  enacted: row.enacted_not_implemented,
  unverified: row.unverified ?? [],
  inferred: row.inferred ?? [],
  singleSource: row.single_source ?? [],
  notPrincipal: row.not_state_of_principal_license ?? [],
  listGap: row.list_gap ?? null,
  stateNotes: toStateNotes(row),
}));

function toStateNotes({ issuing_since, single_source = [], state_notes = {} }: CompactRow) {
  const since = Object.entries(issuing_since?.by_state ?? {}).map(
    ([code, date]) => [code, `In force there since ${formatDay(date!)}.`] as const,
  );
  const doubted = single_source.map(
    (code) => [code, "We have this from one source: check the official list."] as const,
  );
  const notes: Record<string, string> = {};
  for (const [code, note] of [...since, ...doubted, ...Object.entries(state_notes)])
    notes[code] = [notes[code], note].filter(Boolean).join(" ");
  return notes;
}

const byCode = new Map(compacts.map((compact) => [compact.code, compact]));

export function getCompact(code: Compact): CompactFacts {
  const compact = byCode.get(code);
  if (!compact) throw new Error(`data/licensure_compacts.json has no ${code}`);
  return compact;
}

/** Empty while the compact issues nothing. */
export function listCompactMembers(code: Compact): readonly string[] {
  const compact = getCompact(code);
  return compact.isOperational ? compact.members : [];
}

/** "40 states", or "40 states and D.C." when the district is one of the members. */
export function countStates(codes: readonly string[], noun: string): string {
  const states = codes.filter((code) => code !== "DC").length;
  return `${states} ${noun}${states < codes.length ? " and D.C." : ""}`;
}

export function toCompactStatus(code: Compact, stateCode: string): CompactStatus {
  const compact = getCompact(code);
  if (listCompactMembers(code).includes(stateCode)) return "member";
  if (compact.enacted.includes(stateCode) || compact.members.includes(stateCode)) return "enacted";
  return compact.unverified.includes(stateCode) ? "unverified" : "none";
}

export const toAsOfText = ({ asOf }: CompactFacts): string => formatDay(asOf);
