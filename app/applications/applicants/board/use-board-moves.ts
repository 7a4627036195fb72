import { type RefObject, useEffect } from "react";
import { announce } from "#app/kit/ui/announce.ts";

/** Sent by a script, which shows the answer without leading to it. */
export const inPlaceField = "in-place";

const startsAtPixels = 6;
const edgePixels = 48;

/**
 * Moves a card by dragging it, or by the arrow keys and Enter on its box. Each move sends the board's own form, so that it
 * does what the form does without scripts.
 */
export function useBoardMoves(form: RefObject<HTMLFormElement | null>): void {
  // The cards are the server's; only their events are followed.
  useEffect(() => (form.current ? followBoard(form.current) : undefined), [form]);
}

function followBoard(form: HTMLFormElement): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let drag: { card: HTMLElement; x: number; y: number; isMoving: boolean } | null = null;
  let chosen: { card: HTMLElement; to: HTMLElement } | null = null;

  const inPlace = document.createElement("input");
  Object.assign(inPlace, { type: "hidden", name: inPlaceField, value: "yes" });
  form.insertAdjacentElement("beforeend", inPlace);
  signal.addEventListener("abort", () => inPlace.remove());

  const columns = () => [...form.querySelectorAll<HTMLElement>("[data-stage]")];
  const mark = (target: HTMLElement | null) => {
    for (const column of columns()) column.toggleAttribute("data-target", column === target);
  };
  const send = (card: HTMLElement, to: HTMLElement) => {
    mark(null);
    if (card.closest("[data-stage]") === to) return;
    const stage = form.elements.namedItem("to") as unknown as { value: string };
    for (const box of form.querySelectorAll<HTMLInputElement>("[name=card]"))
      box.checked = box.value === card.dataset.card;
    stage.value = to.dataset.stage!;
    form.requestSubmit();
  };
  const drop = (card: HTMLElement) => {
    card.style.cssText = "";
    form.style.userSelect = "";
    drag = null;
    mark(null);
  };

  form.addEventListener(
    "pointerdown",
    (event) => {
      const card = (event.target as Element).closest<HTMLElement>("[data-card]");
      const isHandle = (event.target as Element).closest("label");
      // A finger scrolls the board anywhere but on the box.
      if (!card || event.button !== 0 || (event.pointerType !== "mouse" && !isHandle)) return;
      drag = { card, x: event.clientX, y: event.clientY, isMoving: false };
    },
    { signal },
  );
  // The browser would drag the link's address instead.
  form.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  form.addEventListener(
    "pointermove",
    (event) => {
      if (!drag) return;
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.isMoving && Math.hypot(x, y) < startsAtPixels) return;
      const { card } = drag;
      // The click at its end goes to the form then, not to the link or the box.
      if (!drag.isMoving) {
        form.setPointerCapture(event.pointerId);
        form.style.userSelect = "none";
        getSelection()?.removeAllRanges();
      }
      drag.isMoving = true;
      card.style.cssText = `transform: translate(${x}px, ${y}px); position: relative; z-index: 20; pointer-events: none;`;
      mark(
        document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-stage]") ?? null,
      );
      const board = form.querySelector("[data-board]")!;
      const { left, right } = board.getBoundingClientRect();
      if (event.clientX > right - edgePixels) board.scrollLeft += edgePixels / 4;
      if (event.clientX < left + edgePixels) board.scrollLeft -= edgePixels / 4;
    },
    { signal },
  );
  form.addEventListener(
    "pointerup",
    (event) => {
      if (!drag) return;
      const { card, isMoving } = drag;
      const to = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>("[data-stage]");
      drop(card);
      if (!isMoving) return;
      if (to) send(card, to);
    },
    { signal },
  );
  form.addEventListener("pointercancel", () => drag && drop(drag.card), { signal });
  form.addEventListener(
    "keydown",
    (event) => {
      const card = (event.target as Element).closest<HTMLElement>("[data-card]");
      const isBox = (event.target as Element).matches("[name=card]");
      if (event.key === "Escape") {
        if (drag) drop(drag.card);
        chosen = null;
        mark(null);
      }
      if (!card || !isBox) return;
      const all = columns();
      const from = chosen?.card === card ? chosen.to : card.closest<HTMLElement>("[data-stage]")!;
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) {
        event.preventDefault();
        const to = all[all.indexOf(from) + step];
        if (!to) return;
        chosen = { card, to };
        mark(to);
        to.scrollIntoView({ block: "nearest", inline: "nearest" });
        announce(`Move to ${to.dataset.name}? Press Enter to move, Escape to leave it.`);
      }
      if (event.key === "Enter" && chosen?.card === card) {
        event.preventDefault();
        const { to } = chosen;
        chosen = null;
        send(card, to);
      }
    },
    { signal },
  );
  return () => ends.abort();
}
