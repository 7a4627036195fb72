import { ContactCall } from "./contact-call.tsx";
import { PathChooser } from "./path-chooser.tsx";
import { QuickAccess } from "./quick-access.tsx";
import { SpecialtyCards } from "./specialty-cards.tsx";

/** Where to go from here. One island, so that its code comes as one file. */
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
