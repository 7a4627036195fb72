import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { DetailSection } from "#app/clinicians/profile/details/profile-details.ts";
import { type FormErrors, type FormValues, ShownForm } from "#app/kit/forms/shown-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { DetailsAnswer } from "./answer-details.server.ts";

export interface ShownSection {
  section: DetailSection;
  values: FormValues;
  version: number;
  /** Of what it says, beside its name. */
  summary: string;
  isOpen: boolean;
  /** It was saved a moment ago. */
  isSaved: boolean;
}

interface SectionFormProps {
  shown: ShownSection;
  title: string;
  note?: string;
  answer: DetailsAnswer | undefined;
  children: ReactNode;
}

const noErrors: FormErrors = {};

/** One section, which saves by itself. What was typed stays until it is saved. */
export function SectionForm({ shown, title, note, answer, children }: SectionFormProps) {
  const { section, summary, isOpen } = shown;
  const own = answer?.section === section ? answer : undefined;
  const errors = own?.errors ?? noErrors;
  const isPending = useNavigation().formData?.get("section") === section;
  const version = own?.version ?? shown.version;
  return (
    <details id={section} className="detail-section" open={isOpen || own !== undefined}>
      <summary className="turn-mark">
        <h2 className="mr-auto text-lg">{title}</h2>
        <span className="text-ink-3 text-sm">{summary}</span>
      </summary>
      <ShownForm.Provider
        value={{ values: own?.values ?? shown.values, errors, firstInvalid: own?.focus }}
        key={own ? own.key : `saved ${version}`}
      >
        <Form method="post" action={paths.profileDetails()} className="grid gap-4 pb-5">
          <input type="hidden" name="section" value={section} />
          <input type="hidden" name="version" value={version} />
          {/* The first button is the one that Enter presses, and that must not be a row's "Remove". */}
          <button
            type="submit"
            name="intent"
            value="save"
            className="sr-only"
            tabIndex={-1}
            aria-hidden="true"
          >
            Save
          </button>
          {shown.isSaved && !own && <Notice tone="good" title="Saved." live />}
          {own?.problem && <Notice tone={own.tone} title={own.problem} live />}
          {note && <p className="max-w-2xl text-ink-2 text-md">{note}</p>}
          {children}
          <div>
            <Button name="intent" value="save" aria-disabled={isPending}>
              {isPending ? "Saving..." : "Save"}
              <span className="sr-only"> {title}</span>
            </Button>
          </div>
        </Form>
      </ShownForm.Provider>
    </details>
  );
}
