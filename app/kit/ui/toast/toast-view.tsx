import { Action, Close, Description, Provider, Root, Title, Viewport } from "@radix-ui/react-toast";
import { Link } from "@remix-run/react";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { closeToast, getToast, type ToastState } from "./toast.ts";
import "./toast.css";

/** Uses the constants of spec section 9. F8 focuses the area. */
export function ToastView({ toast }: { toast: ToastState }) {
  const [host] = useState(() => document.createElement("div"));
  useLayoutEffect(() => keepInFront(host), [host]);
  return createPortal(
    <Provider duration={5000} swipeDirection="right" swipeThreshold={50} announcerContainer={host}>
      <Root
        key={toast.id}
        type={toast.tone === "bad" ? "foreground" : "background"}
        open={toast.isOpen}
        onOpenChange={() => closeToast(toast.id)}
        onEscapeKeyDown={closeAlone}
        className={classNames("toast", toast.tone === "bad" && "toast-bad")}
      >
        <div className="py-3.5 pl-4">
          <Title className="toast-title">{toast.title}</Title>
          {toast.description && <Description>{toast.description}</Description>}
          {toast.link && (
            <Action altText={`${toast.link.text}: ${toast.link.to}`} asChild>
              <Link to={toast.link.to} className="link">
                {toast.link.text}
              </Link>
            </Action>
          )}
        </div>
        <Close
          aria-label="Close"
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon name="x" />
        </Close>
      </Root>
      <Viewport className="toast-area" />
    </Provider>,
    host,
  );
}

/** Escape in the area must not also close a dialog around it. */
function closeAlone(event: KeyboardEvent) {
  const area = event.target instanceof Element && event.target.closest<HTMLElement>(".toast-area");
  const toast = getToast();
  if (!area || !toast) return;
  event.preventDefault();
  area.focus();
  closeToast(toast.id);
}

/** A modal makes everything outside inert, so the toast moves in. A new element would be announced again. */
function keepInFront(host: HTMLElement): () => void {
  const place = () => {
    const front = [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? document.body;
    if (host.parentNode !== front) front.appendChild(host);
  };
  place();
  const observer = new MutationObserver(place);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
  return () => {
    observer.disconnect();
    host.remove();
  };
}
