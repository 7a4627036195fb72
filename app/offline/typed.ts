import { useEffect } from "react";
import { toDraft } from "./drafts.ts";
import { fillForm } from "./fill-form.ts";

const prefix = "typed:";

/**
 * Keeps what stands in a form for as long as its tab is open, so that it is there again for whoever follows a link and
 * comes back. `forgetTyped` ends it.
 */
export function useKeptTyping(formId: string, key: string): void {
  // What was typed before the scripts came stands in the page only, and what was kept is the browser's alone.
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const keep = () => keepTyped(form, key);
    fillForm(form, readTyped(key), "empty");
    keep();
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [formId, key]);
}

/** Forgets what was typed into that form, or into all. */
export function forgetTyped(which?: string): void {
  for (const key of Object.keys(sessionStorage))
    if (which === undefined ? key.startsWith(prefix) : key === prefix + which) sessionStorage.removeItem(key);
}

function keepTyped(form: HTMLFormElement, key: string): void {
  const { fields } = toDraft({ key, title: "" }, new FormData(form), "", 0);
  try {
    if (Object.keys(fields).length > 0) sessionStorage.setItem(prefix + key, JSON.stringify(fields));
    else sessionStorage.removeItem(prefix + key);
  } catch {
    // A browser that keeps nothing for us loses it with the page.
  }
}

function readTyped(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? "{}");
  } catch {
    return {};
  }
}
