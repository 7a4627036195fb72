/** What the button of one card sends: the card as its box has it, and the stage after its own. */
export const moveField = "move";

export const toMove = (pick: string, stage: number): string => `${pick}:${stage}`;

export function readMove(given: FormDataEntryValue | null): { pick: string; to: string } | null {
  const [pick, to, ...others] = String(given ?? "").split(":");
  return pick && to && others.length === 0 ? { pick, to } : null;
}
