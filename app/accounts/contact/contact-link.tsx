import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { DialogLink, type LinkedDialog } from "#app/kit/ui/dialog-link.tsx";

const loadDialog = () => import("./contact-dialog.tsx").then((module): LinkedDialog => module.ContactDialog);

export function ContactLink(props: { children: ReactNode; className?: string }) {
  return <DialogLink to={paths.contact()} load={loadDialog} {...props} />;
}
