import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useViewer } from "#app/accounts/session/use-current-user.ts";
import { Frame, type FrameBack } from "#app/pages/frame/frame.tsx";
import { deskGroups, findSection, mayOpenDesk } from "./desk-sections.ts";

interface DeskPageProps {
  title: string;
  lead?: ReactNode;
  back?: FrameBack;
  actions?: ReactNode;
  children: ReactNode;
}

/** Shows of the rail what the viewer's desk role opens. */
export function DeskPage(page: DeskPageProps) {
  const role = useViewer()?.deskRole;
  const groups = deskGroups
    .map(({ name, sections }) => ({ name, sections: sections.filter(({ to }) => mayOpenDesk(role, to)) }))
    .filter(({ sections }) => sections.length > 0);
  const current = findSection(useLocation().pathname)?.to ?? null;
  return <Frame label="Desk" groups={groups} current={current} {...page} />;
}
