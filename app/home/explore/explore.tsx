import { ContactCall } from "./contact-call.tsx";
import { PathChooser } from "./path-chooser.tsx";
import { QuickAccess } from "./quick-access.tsx";
import { SpecialtyCards } from "./specialty-cards.tsx";

/** One island, so that its code loads as one file. */
export function Explore({ areaCounts }: { areaCounts: number[] | null }) {
  return (
    <>
      <SpecialtyCards counts={areaCounts} />
      <PathChooser />
      <QuickAccess />
      <ContactCall />
    </>
  );
}
