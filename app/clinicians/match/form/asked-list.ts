import { type Reach, reaches } from "#app/clinicians/match/queries/reach.ts";

export const parseReach = (text: string | null | undefined): Reach | null =>
  reaches.find((reach) => reach === text) ?? null;

export const parsePage = (text: string | null | undefined): number =>
  /^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : 1;
