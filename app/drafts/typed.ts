import { useEffect } from "react";
import { toDraft } from "./drafts.ts";
import { fillForm } from "./fill-form.ts";

const prefix = "typed:";

/** Keeps the text while the tab is open, so that it survives following a link and coming back. */
export function useKeptTyping(formId: string, key: string | undefined): void {
  // Text typed before the scripts loaded is only in the page, and the kept text only in the browser.
  useEffect(() => {
    const form = document.getElementById(formId);
    if (key === undefined || !(form instanceof HTMLFormElement)) return;
    const keep = () => keepTyped(form, key);
    fillForm(form, readTyped(key), "empty");
    keep();
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [formId, key]);
}

export function forgetTyped(which?: string): void {
  for (const key of Object.keys(sessionStorage))
    if (which === undefined ? key.startsWith(prefix) : key === prefix + which) sessionStorage.removeItem(key);
}

function keepTyped(form: HTMLFormElement, key: string): void {
  const { fields } = toDraft({ key, title: "" }, new FormData(form), "", 0);
  try {
    if (Object.keys(fields).length > 0) sessionStorage.setItem(prefix + key, JSON.stringify(fields));
    else sessionStorage.removeItem(prefix + key);
  } catch {}
}

function readTyped(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? "{}");
  } catch {
    return {};
  }
}
