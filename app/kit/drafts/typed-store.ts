const prefix = "typed:";

export function keepTyping(key: string, fields: Record<string, string>): void {
  try {
    if (Object.keys(fields).length > 0) sessionStorage.setItem(prefix + key, JSON.stringify(fields));
    else sessionStorage.removeItem(prefix + key);
  } catch {}
}

export function readKeptTyping(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? "{}");
  } catch {
    return {};
  }
}

export const forgetTyped = (key: string): void => sessionStorage.removeItem(prefix + key);

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
