import { useLocation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isImplied } from "#app/jobs/search/typed/filter-choices.ts";

export function useFilterSearch(path: string) {
  const submit = useSubmit();
  const { search: asked } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  // Choices made before the scripts loaded have not been searched yet.
  useEffect(() => {
    if (form.current && hasChosen(form.current)) form.current.requestSubmit();
  }, []);

  function search() {
    const params = new URLSearchParams();
    const data = new FormData(form.current!);
    for (const [name, value] of data) {
      if (typeof value === "string" && !isImplied(name, value, data)) params.append(name, value);
    }
    const replace = toSorted(params) === toSorted(new URLSearchParams(asked));
    submit(params, { action: path, preventScrollReset: true, replace });
  }

  return { form, search };
}

const hasChosen = (form: HTMLFormElement): boolean => [...form.elements].some(isChanged);

export function isChanged(control: Element): boolean {
  return control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
}

function toSorted(params: URLSearchParams): string {
  const sorted = new URLSearchParams(params);
  sorted.sort();
  return sorted.toString();
}

export const filterFormId = "filter-form";
export const filterSheetId = "filters";

/** React 18 passes these on but has no types for them. */
export const toSheetPress = (action: "show" | "hide") => ({
  popovertarget: filterSheetId,
  popovertargetaction: action,
});
