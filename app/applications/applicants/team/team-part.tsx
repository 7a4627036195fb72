import type { ComponentProps } from "react";
import { NotesPart } from "./notes-part.tsx";
import { ScorecardPart } from "./scorecard-part.tsx";
import { SharePart } from "./share-part.tsx";

interface TeamPartProps {
  share: ComponentProps<typeof SharePart>;
  scorecard: ComponentProps<typeof ScorecardPart>;
  notes: ComponentProps<typeof NotesPart>;
}

/** What the team keeps for itself. */
export const TeamPart = ({ scorecard, share, notes }: TeamPartProps) => (
  <>
    <ScorecardPart {...scorecard} />
    <SharePart {...share} />
    <NotesPart key={notes.notes.length} {...notes} />
  </>
);
