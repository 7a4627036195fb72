import { useNavigate } from "@remix-run/react";
import type { FormEvent } from "react";
import { paths } from "#app/paths.ts";

/** Goes to the jobs, or leads back to the keywords of a form that asks for nothing. */
export function useHomeSearch() {
  const navigate = useNavigate();
  return function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const asked = toSearch(new FormData(form));
    if (asked) navigate(paths.jobs(asked));
    else findKeywords(form)?.focus();
  };
}

export const findKeywords = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>("[name=query]");

/** Spec section 5: blank text is ignored. */
function toSearch(form: FormData): string {
  const params = new URLSearchParams();
  for (const [name, value] of form) {
    const text = String(value).trim();
    if (text && !(name === "specialty" && text === "all")) params.append(name, text);
  }
  return params.toString();
}
