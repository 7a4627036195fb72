import { useEffect } from "react";
import { toDraft } from "./drafts.ts";
import { fillForm } from "./fill-form.ts";
import { keepTyping, readKeptTyping } from "./typed-store.ts";

type Prefill = Readonly<Record<string, string>>;

/** Keeps the text while the tab is open, so that it survives following a link and coming back. */
export function useKeptTyping(formId: string, key: string | undefined, prefill?: Prefill): void {
  // Text typed before the scripts loaded is only in the page, and the kept text only in the browser.
  useEffect(() => {
    const form = document.getElementById(formId);
    if (key === undefined || !(form instanceof HTMLFormElement)) return;
    const keep = () => keepTyped(form, key, prefill);
    fillForm(form, readKeptTyping(key), "empty", prefill);
    keep();
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [formId, key, prefill]);
}

function keepTyped(form: HTMLFormElement, key: string, prefill: Prefill = {}): void {
  const { fields } = toDraft({ key, title: "" }, new FormData(form), "", 0);
  // Otherwise another page would be prefilled with them too.
  for (const [name, value] of Object.entries(prefill)) if (fields[name] === value) delete fields[name];
  keepTyping(key, fields);
}
