import { Link } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";

/** Of a list: checks every box of the page, for a browser without scripts. */
export const checkAllQuery = "check=all";
export const isAllChecked = (params: URLSearchParams): boolean => params.get("check") === "all";

const listBoxes = (form: HTMLFormElement | null | undefined): HTMLInputElement[] => [
  ...(form?.querySelectorAll<HTMLInputElement>("[data-row] input[type=checkbox]:enabled") ?? []),
];

/** Whatever changes the boxes of a form, and once when it is there. */
function useBoxes(box: RefObject<HTMLElement | null>, follow: (checked: number, all: number) => void): void {
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    const form = box.current?.closest("form");
    const count = () => {
      const boxes = listBoxes(form);
      latest.current(boxes.filter(({ checked }) => checked).length, boxes.length);
    };
    count();
    form?.addEventListener("change", count);
    return () => form?.removeEventListener("change", count);
  }, [box]);
}

/** Stands in for the box without scripts. `checked` is the list with every box checked. */
export const ChooseAllLink = ({ checked }: { checked: string }) => (
  <noscript>
    <Link to={checked} className="link inline-flex min-h-11 items-center">
      Choose all
    </Link>
  </noscript>
);

/** Checks the boxes of all rows of its form, and says how many are, where no other place does. */
export function ChooseAll({ isHead = false }: { isHead?: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(0);
  useBoxes(box, (checked, all) => {
    setChosen(checked);
    if (!box.current) return;
    box.current.checked = checked > 0 && checked === all;
    box.current.indeterminate = checked > 0 && checked < all;
  });
  return (
    <label className="needs-script inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-md">
      <input
        ref={box}
        type="checkbox"
        className="size-5"
        onChange={({ currentTarget }) => {
          for (const each of listBoxes(currentTarget.form)) each.checked = currentTarget.checked;
        }}
      />
      {isHead ? (
        <span className="lg:sr-only">Choose all</span>
      ) : (
        <span aria-live="polite">{chosen > 0 ? `${chosen} chosen` : "Choose all"}</span>
      )}
    </label>
  );
}

/** How many are chosen, and the way to choose nobody. */
export function ChosenCount() {
  const place = useRef<HTMLSpanElement>(null);
  const [chosen, setChosen] = useState(0);
  useBoxes(place, setChosen);
  const clear = () => {
    const boxes = listBoxes(place.current?.closest("form"));
    for (const each of boxes) each.checked = false;
    boxes[0]?.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return (
    <>
      <span ref={place} aria-live="polite" className="needs-script font-semibold text-md tabular-nums">
        {chosen > 0 && `${chosen} chosen`}
      </span>
      <button
        type="button"
        onClick={clear}
        className="link needs-script order-last inline-flex min-h-11 cursor-pointer items-center text-md"
      >
        Clear
      </button>
    </>
  );
}
