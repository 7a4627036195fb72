import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "./icon.tsx";
import "./dialog.css";

interface DialogProps {
  open: boolean;
  /** Also called after Escape and an outside click. Typed text stays. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

const firstField = "form :is(input:not([type=hidden]), select, textarea)";

/** The browser's modal traps and returns the focus, and makes the rest of the page inert. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const wasPressedBeside = useRef(false);
  const close = () => dialog.current?.close();

  // Only a call opens a modal; there is no attribute.
  useEffect(() => {
    if (!open) return;
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>(firstField)?.focus();
    return () => element?.close();
  }, [open]);

  // The press must begin outside too, because selecting text may end there.
  const notePress = (event: PointerEvent) => {
    wasPressedBeside.current = event.target === dialog.current;
  };
  const closeFromBeside = (event: MouseEvent) => {
    if (event.target === dialog.current && wasPressedBeside.current) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it with Escape.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => open && onClose()}
      onPointerDown={notePress}
      onClick={closeFromBeside}
      className="dialog"
    >
      <div className="sticky top-0 z-10 flex items-start justify-between gap-4 bg-surface pt-2 pr-2 pb-1 pl-5">
        <h2 id={titleId} className="pt-2 text-lg">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]">{children}</div>
    </dialog>
  );
}
