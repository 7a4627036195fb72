import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** Of a list: checks every box of the page, for a browser without scripts. */
export const checkAllQuery = "check=all";
export const isAllChecked = (params: URLSearchParams): boolean => params.get("check") === "all";

const listBoxes = (form: HTMLFormElement | null | undefined): HTMLInputElement[] => [
  ...(form?.querySelectorAll<HTMLInputElement>("[data-row] input[type=checkbox]:enabled") ?? []),
];

/** Checks the boxes of all rows of its form, and says how many are. Without scripts a link to `checked` stands in for it. */
export function ChooseAll({ checked }: { checked?: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    const form = box.current?.form;
    const count = () => {
      const boxes = listBoxes(form);
      const checked = boxes.filter(({ checked }) => checked).length;
      setChosen(checked);
      if (!box.current) return;
      box.current.checked = checked > 0 && checked === boxes.length;
      box.current.indeterminate = checked > 0 && checked < boxes.length;
    };
    count();
    form?.addEventListener("change", count);
    return () => form?.removeEventListener("change", count);
  }, []);
  return (
    <>
      {checked && (
        <noscript>
          <Link to={checked} className="link inline-flex min-h-11 items-center">
            Choose all
          </Link>
        </noscript>
      )}
      <label className="needs-script inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-md">
        <input
          ref={box}
          type="checkbox"
          className="size-5"
          onChange={({ currentTarget }) => {
            for (const each of listBoxes(currentTarget.form)) each.checked = currentTarget.checked;
          }}
        />
        <span aria-live="polite">{chosen > 0 ? `${chosen} chosen` : "Choose all"}</span>
      </label>
    </>
  );
}
