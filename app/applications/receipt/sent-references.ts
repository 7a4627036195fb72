/** The field of an employer's form that is its button alone. */
export const asksForReferences = "references";

export interface SentReference {
  name: string;
  relation: string | null;
  reach: string | null;
}

/** Of the detail of an event, as `answerReferences` wrote it. */
export const readSentReferences = (detail: Record<string, unknown> | undefined): SentReference[] =>
  (detail?.references as SentReference[] | undefined) ?? [];

/** "Ana Ortiz, former manager, (918) 555-0142" */
export const toReferenceText = ({ name, relation, reach }: SentReference): string =>
  [name, relation, reach].filter(Boolean).join(", ");

export const toReferencesCount = (count: number): string =>
  count === 1 ? "1 reference" : `${count} references`;
