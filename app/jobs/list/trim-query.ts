import type { FormEvent } from "react";

/** Spec section 5: blank text is ignored. */
export function trimQuery(event: FormEvent<HTMLFormElement>): boolean {
  const field = event.currentTarget.elements.namedItem("query");
  if (!(field instanceof HTMLInputElement)) return true;
  field.value = field.value.trim();
  if (field.value) return true;
  event.preventDefault();
  field.focus();
  return false;
}
