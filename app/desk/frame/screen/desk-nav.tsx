import { Link, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { useViewer } from "#app/accounts/session/use-current-user.ts";
import { paths } from "#app/paths.ts";
import { mayOpenDesk } from "./desk-sections.ts";

interface DeskLinkProps {
  to: string;
  children: ReactNode;
  /** For a desk role that does not open the address. */
  otherwise?: ReactNode;
}

export function DeskLink({
  to,
  children,
  otherwise = children,
  ...link
}: DeskLinkProps & Partial<LinkProps>) {
  const role = useViewer()?.deskRole;
  if (to.startsWith(paths.admin()) && !mayOpenDesk(role, to)) return otherwise;
  return (
    <Link to={to} className="link" {...link}>
      {children}
    </Link>
  );
}
