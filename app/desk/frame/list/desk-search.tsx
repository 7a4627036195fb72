import { Form } from "@remix-run/react";
import { buttonClass } from "#app/kit/ui/button.tsx";

interface DeskSearchProps {
  label: string;
  field: string;
  placeholder: string;
  action: string;
  words?: string;
  /** True for words that cannot be a person's name or address. */
  isInAddress?: boolean;
}

/** Sends the words in the body: they can be a name, and histories and logs keep URLs. */
export function DeskSearch({ label, field, placeholder, action, words, isInAddress }: DeskSearchProps) {
  return (
    <search aria-label={label} className="w-full sm:w-auto">
      <Form method={isInAddress ? "get" : "post"} action={action} className="flex gap-2">
        <input
          type="search"
          name="find"
          aria-label={field}
          placeholder={placeholder}
          defaultValue={words}
          maxLength={200}
          autoComplete="off"
          className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 sm:w-72"
        />
        <button type="submit" className={buttonClass("outline")}>
          Search
        </button>
      </Form>
    </search>
  );
}
