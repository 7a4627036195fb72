import type { FormEvent } from "react";

/** For job search forms: blank text is ignored (spec section 5). */
export function trimQuery(event: FormEvent<HTMLFormElement>): boolean {
  const field = event.currentTarget.elements.namedItem("query");
  if (!(field instanceof HTMLInputElement)) return true;
  field.value = field.value.trim();
  if (field.value) return true;
  event.preventDefault();
  field.focus();
  return false;
}
