export function fillForm(
  form: HTMLFormElement | null,
  fields: Record<string, string>,
  which: "all" | "empty" = "all",
): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form?.elements.namedItem(name);
    if (!control || !("value" in control) || (which === "empty" && control.value)) continue;
    control.value = value;
    if (control instanceof Element) control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
