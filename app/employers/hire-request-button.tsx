import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { DialogLink, type LinkedDialog } from "#app/ui/dialog-link.tsx";

const loadDialog = () =>
  import("./hire-request-dialog.tsx").then((module): LinkedDialog => module.HireRequestDialog);

interface HireRequestLinkProps {
  children: ReactNode;
  className?: string;
}

export function HireRequestLink(props: HireRequestLinkProps) {
  return <DialogLink to={paths.hireRequest()} load={loadDialog} {...props} />;
}

interface HireRequestButtonProps extends HireRequestLinkProps {
  look?: "solid" | "outline" | "quiet";
}

export function HireRequestButton({ look, className, children }: HireRequestButtonProps) {
  return <HireRequestLink className={buttonClass(look, "normal", className)}>{children}</HireRequestLink>;
}
