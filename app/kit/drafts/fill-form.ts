export function fillForm(
  form: HTMLFormElement | null,
  fields: Record<string, string>,
  which: "all" | "empty" = "all",
  prefill: Readonly<Record<string, string>> = {},
): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form?.elements.namedItem(name);
    if (!control || !("value" in control)) continue;
    // Never fills a field that the person is typing in. What we filled in ourselves gives way.
    const isTyped = control.value !== "" && control.value !== prefill[name];
    if (which === "empty" && (isTyped || document.activeElement === (control as unknown))) continue;
    control.value = value;
    if (control instanceof Element) control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
