import { type RefObject, useCallback, useEffect, useId, useState } from "react";
import { uploadTypes } from "#app/kit/platform/file/file-type.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { showToast } from "#app/kit/ui/toast/toast.ts";
import {
  attachmentField,
  findFileProblem,
  type HireRequestProblem,
  hireRequestProblems,
} from "./hire-request.ts";

interface AttachmentFieldProps {
  input: RefObject<HTMLInputElement>;
  problem: HireRequestProblem | null;
  onProblem: (problem: HireRequestProblem | null) => void;
  isAnswer: boolean;
}

/** A refused file leaves the field, and its problem stays: nobody sends a request without noticing. */
export function AttachmentField({ input, problem, onProblem, isAnswer }: AttachmentFieldProps) {
  const id = useId();
  const [name, setName] = useState<string | null>(null);

  const clear = useCallback(() => {
    if (input.current) input.current.value = "";
    setName(null);
  }, [input]);

  function remove() {
    clear();
    onProblem(null);
    input.current?.focus();
  }

  async function check() {
    const files = [...(input.current?.files ?? [])];
    const found = await findFileProblem(files);
    // Another file may have been chosen while this one was read.
    if (files[0] !== input.current?.files?.[0]) return;
    onProblem(found);
    if (!found) return setName(files[0]?.name ?? null);
    clear();
    const title = found === hireRequestProblems.too_large ? "File Not Added" : found.title;
    showToast({ title, description: found.text, tone: "bad" });
  }

  // The server refuses files too.
  useEffect(() => {
    if (problem) clear();
  }, [problem, clear]);

  // The file may have been chosen before the scripts loaded.
  useEffect(() => {
    if (input.current?.files?.[0]) input.current.dispatchEvent(new Event("change", { bubbles: true }));
  }, [input]);

  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="font-semibold text-md">
        Attachment<span className="font-normal text-ink-3"> (optional)</span>
      </label>
      <p id={`${id}-hint`} className="text-ink-3 text-sm">
        A job description as a PDF or an image, up to 10 MB
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={input}
          id={id}
          type="file"
          name={attachmentField}
          accept={Object.keys(uploadTypes).join(",")}
          aria-describedby={problem ? `${id}-hint ${id}-next ${id}-error` : `${id}-hint`}
          aria-invalid={problem ? true : undefined}
          onChange={check}
          // biome-ignore lint/a11y/noAutofocus: only in answer to what a person sent.
          autoFocus={isAnswer}
          className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-surface py-2 pl-2 text-md file:mr-3 file:cursor-pointer file:rounded-chip file:bg-sunken file:px-3 file:py-1 file:font-semibold"
        />
        {name && (
          <Button type="button" look="outline" aria-label={`Remove ${name}`} onClick={remove}>
            Remove
          </Button>
        )}
      </div>
      {problem && (
        <div className="text-coral text-sm">
          <p id={`${id}-error`} className="font-semibold">
            {problem.text}
          </p>
          <p id={`${id}-next`}>
            No file is attached now. Choose another one, or send your request without a file.
          </p>
        </div>
      )}
    </div>
  );
}
