import type { ReactNode } from "react";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { DialogLink, type LinkedDialog } from "#app/kit/ui/dialog-link.tsx";
import { paths } from "#app/paths.ts";
import type { HiringPrefill } from "./hiring-prefill.ts";

const loadDialog = () =>
  import("./hire-request-dialog.tsx").then((module): LinkedDialog => module.HireRequestDialog);

interface HireRequestLinkProps {
  about?: HiringPrefill;
  children: ReactNode;
  className?: string;
}

export function HireRequestLink({ about, ...props }: HireRequestLinkProps) {
  return <DialogLink to={paths.hireRequest(about)} load={loadDialog} {...props} />;
}

interface HireRequestButtonProps extends HireRequestLinkProps {
  look?: "solid" | "outline" | "quiet";
}

export function HireRequestButton({ look, className, ...props }: HireRequestButtonProps) {
  return <HireRequestLink className={buttonClass(look, "normal", className)} {...props} />;
}
