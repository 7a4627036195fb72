import { useEffect, useId, useRef, useState } from "react";
import { findUploadType, maxUploadBytes, uploadTypes } from "#app/platform/file-type.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast/toast.ts";
import { attachmentField, type HireRequestProblem, hireRequestProblems } from "./hire-request.ts";

export function AttachmentField({ refusal }: { refusal: HireRequestProblem | null }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState(refusal);

  function clear() {
    if (input.current) input.current.value = "";
    setName(null);
  }

  async function check() {
    const file = input.current?.files?.[0];
    const found = file ? await findProblem(file) : null;
    setProblem(found);
    if (!found) return setName(file?.name ?? null);
    clear();
    const title = found === hireRequestProblems.too_large ? "File Not Added" : found.title;
    showToast({ title, description: found.text, tone: "bad" });
  }

  // The file may have been chosen before the scripts loaded.
  useEffect(() => {
    if (input.current?.files?.[0]) input.current.dispatchEvent(new Event("change", { bubbles: true }));
  }, []);

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
          aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={problem ? true : undefined}
          onChange={check}
          // biome-ignore lint/a11y/noAutofocus: only in answer to what a person sent.
          autoFocus={refusal !== null}
          className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-surface aria-invalid:border-coral py-2 pl-2 text-md file:mr-3 file:cursor-pointer file:rounded-chip file:bg-sunken file:px-3 file:py-1 file:font-semibold"
        />
        {name && (
          <Button
            type="button"
            look="outline"
            aria-label={`Remove ${name}`}
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          >
            Remove
          </Button>
        )}
      </div>
      {problem && (
        <p id={`${id}-error`} className="text-coral text-sm">
          {problem.text}
        </p>
      )}
    </div>
  );
}

async function findProblem(file: File): Promise<HireRequestProblem | null> {
  if (file.size > maxUploadBytes) return hireRequestProblems.too_large;
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return findUploadType(head) ? null : hireRequestProblems.wrong_type;
}
