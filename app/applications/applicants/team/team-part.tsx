import type { ComponentProps } from "react";
import { NotesPart } from "./notes-part.tsx";
import { ScorecardPart } from "./scorecard-part.tsx";
import { SharePart } from "./share-part.tsx";

interface TeamPartProps {
  /** Null for a hiring manager. */
  share: ComponentProps<typeof SharePart> | null;
  scorecard: ComponentProps<typeof ScorecardPart>;
  notes: ComponentProps<typeof NotesPart>;
}

/** What the team keeps for itself. */
export const TeamPart = ({ scorecard, share, notes }: TeamPartProps) => (
  <>
    <ScorecardPart {...scorecard} />
    {share && <SharePart {...share} />}
    <NotesPart key={notes.notes.length} {...notes} />
  </>
);
