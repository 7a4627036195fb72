/** Puts texts into a form as if they were typed: into every field of these names, or only where nothing stands yet. */
export function fillForm(
  form: HTMLFormElement | null,
  fields: Record<string, string>,
  which: "all" | "empty" = "all",
): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form?.elements.namedItem(name);
    if (!control || !("value" in control) || (which === "empty" && control.value)) continue;
    control.value = value;
    // So that what the form said of the empty field goes.
    if (control instanceof Element) control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
