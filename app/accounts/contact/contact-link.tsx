import type { ReactNode } from "react";
import { DialogLink, type LinkedDialog } from "#app/kit/ui/dialog-link.tsx";
import { paths } from "#app/paths.ts";

const loadDialog = () => import("./contact-dialog.tsx").then((module): LinkedDialog => module.ContactDialog);

export function ContactLink(props: { children: ReactNode; className?: string }) {
  return <DialogLink to={paths.contact()} load={loadDialog} {...props} />;
}
