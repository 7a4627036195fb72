import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useId, useState } from "react";
import { keepDraft, keepUnsent } from "#app/kit/drafts/draft-store.ts";
import { type DraftForm, toDraft } from "#app/kit/drafts/drafts.ts";
import { fillForm, keepTyping, readKeptTyping } from "#app/kit/drafts/typed-store.ts";
import { type FieldMeta, toFieldMeta, toFirstInvalid } from "#app/kit/ui/control/field.tsx";
import { showToast } from "#app/kit/ui/toast/toast.ts";
import type { Message, RequestAnswer } from "./message.ts";
import { useFocusOnInvalid } from "./use-focus-on-invalid.ts";

type Prefill = Readonly<Record<string, string>>;

/** What the form around the fields needs. */
export interface FormFrame {
  formProps: { id: string; noValidate?: boolean; onSubmit: (event: FormEvent<HTMLFormElement>) => void };
  errors?: string[] | undefined;
  draftKey: string | undefined;
  firstInvalid: string | undefined;
  problem?: Message | undefined;
  /** A toast has told of the problem. */
  isToasted: boolean;
  isPending: boolean;
  hasFailed: boolean;
}

interface ServerFormOptions {
  /** Names of the fields that the browser itself asks for. */
  required: readonly string[];
  draft: DraftForm;
  prefill?: Prefill;
  answer: RequestAnswer | undefined;
  failed: Message;
}

/**
 * A form whose rules stand on the server alone, without a schema and its library in the browser.
 * The frame is for a RequestForm; any name has a field.
 */
export function useServerForm({ required, draft, prefill, answer, failed }: ServerFormOptions): {
  toField: (name: string) => FieldMeta;
  frame: FormFrame;
} {
  const id = useId();
  const { onSubmit, state } = usePosting(draft, failed, answer);
  useKeptTyping(id, draft.key, prefill);
  const { error, initialValue } = answer?.result ?? {};
  const firstInvalid = toFirstInvalid(answer?.result);
  const toField = (name: string): FieldMeta =>
    toFieldMeta(id, name, {
      required: required.includes(name),
      initialValue: (initialValue ?? prefill)?.[name],
      errors: error?.[name] ?? undefined,
    });
  useFocusOnInvalid(firstInvalid && toField(firstInvalid).id, answer);
  return {
    toField,
    frame: {
      formProps: {
        id,
        onSubmit: (event: FormEvent<HTMLFormElement>) => onSubmit(event, new FormData(event.currentTarget)),
      },
      ...{ draftKey: draft.key, firstInvalid, ...state },
    },
  };
}

/** Keeps on this device what is sent with a page's form, until the answer shows that the server has it. */
export function usePosting(
  draft: DraftForm | undefined,
  failed: Message | undefined,
  answer: RequestAnswer | undefined,
) {
  const isPending = useNavigation().formData !== undefined;
  const [unsent, setUnsent] = useState<Message | null>(null);

  function onSubmit(event: FormEvent<HTMLFormElement>, form: FormData) {
    setUnsent(null);
    if (!draft || !failed) return;
    // Saved first, because Remix replaces the form with an error screen if no response comes.
    if (navigator.onLine) return void keepDraft(draft, form);
    event.preventDefault();
    const reason = { title: failed.title, text: keepUnsent(draft, form) ?? failed.text };
    setUnsent(reason);
    showToast({ title: reason.title, description: reason.text, tone: "bad" });
  }

  const isToasted = unsent !== null;
  return {
    onSubmit,
    state: { problem: unsent ?? answer?.problem, isToasted, isPending, hasFailed: isToasted },
  };
}

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
