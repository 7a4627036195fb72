import type { ComponentProps } from "react";
import { NotesPart } from "./notes-part.tsx";
import { ScorecardPart } from "./scorecard-part.tsx";

interface TeamPartProps {
  scorecard: ComponentProps<typeof ScorecardPart>;
  notes: ComponentProps<typeof NotesPart>;
}

/** What the team keeps for itself. */
export const TeamPart = ({ scorecard, notes }: TeamPartProps) => (
  <>
    <ScorecardPart {...scorecard} />
    <NotesPart key={notes.notes.length} {...notes} />
  </>
);
