import { Link } from "@remix-run/react";
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { paths } from "#app/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";

type Dialog = ComponentType<{ open: boolean; onClose: () => void }>;

const loadDialog = () =>
  import("./hire-request-dialog.tsx").then((module): Dialog => module.HireRequestDialog);

interface HireRequestLinkProps {
  children: ReactNode;
  className?: string;
}

/** A link to the hire-request page that opens the form in a dialog; its code is fetched with the first look at the link. */
export function HireRequestLink({ children, className }: HireRequestLinkProps) {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [isOpen, setOpen] = useState(false);

  const opener = useRef<HTMLElement>();

  // After the dialog's own effect has closed it: it cannot give the focus to a bar that is hidden while somebody types.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement.closest("dialog")) activeElement.blur();
      opener.current?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const preload = () => void loadDialog().catch(() => {});

  async function open(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A menu closes with the press, so the dialog gives the focus back to what opens the menu.
    opener.current = event.currentTarget.closest("details")?.querySelector("summary") ?? event.currentTarget;
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      location.assign(paths.hireRequest());
    }
  }

  return (
    <>
      <Link
        to={paths.hireRequest()}
        className={className}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {children}
      </Link>
      {/* In the body: a closed menu would hide it. */}
      {Dialog && createPortal(<Dialog open={isOpen} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}

interface HireRequestButtonProps extends HireRequestLinkProps {
  look?: "solid" | "outline" | "quiet";
}

export function HireRequestButton({ look, className, children }: HireRequestButtonProps) {
  return <HireRequestLink className={buttonClass(look, "normal", className)}>{children}</HireRequestLink>;
}
