import { Link } from "@remix-run/react";
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/** `to` is the address that the link opens without the dialog. */
export type LinkedDialog = ComponentType<{ open: boolean; onClose: () => void; to: string }>;

interface DialogLinkProps {
  to: string;
  /** Must be the same function on every render. */
  load: () => Promise<LinkedDialog>;
  children: ReactNode;
  className?: string;
}

export function DialogLink({ to, load, className, children }: DialogLinkProps) {
  const [Dialog, setDialog] = useState<LinkedDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>();

  // Runs after the dialog's effect has closed it: a bar hidden during typing cannot take the focus earlier.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement.closest("dialog")) activeElement.blur();
      opener.current?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const preload = () => void load().catch(() => {});

  async function open(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A menu closes with the press, so the dialog returns the focus to the menu's button.
    opener.current = event.currentTarget.closest("details")?.querySelector("summary") ?? event.currentTarget;
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      location.assign(to);
    }
  }

  return (
    <>
      <Link
        to={to}
        className={className}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {children}
      </Link>
      {/* In the body, because a closed menu would hide it. */}
      {Dialog && createPortal(<Dialog open={isOpen} onClose={() => setOpen(false)} to={to} />, document.body)}
    </>
  );
}
