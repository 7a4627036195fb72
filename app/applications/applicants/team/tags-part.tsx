import { Form } from "@remix-run/react";
import { SaidPlace } from "#app/kit/forms/said.tsx";
import { Button } from "#app/kit/ui/button.tsx";

/** The company's own, to choose from while one types. */
export const TagSuggestions = ({ id, tags }: { id: string; tags: readonly string[] }) => (
  <datalist id={id}>
    {tags.map((tag) => (
      <option key={tag} value={tag} />
    ))}
  </datalist>
);

interface TagsPartProps {
  tags: readonly string[];
  known: readonly string[];
  canChange: boolean;
  answer?: { typed: string; problem: string };
}

export function TagsPart({ tags, known, canChange, answer }: TagsPartProps) {
  if (!canChange && tags.length === 0) return null;
  return (
    <section aria-labelledby="tags-title" id="tags" className="grid scroll-mt-20 gap-2">
      <h2 id="tags-title" className="text-md">
        Tags
      </h2>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-x-2 gap-y-1">
          {tags.map((tag) => (
            <li key={tag} className="wrap-anywhere flex items-center rounded-control bg-sunken pl-2 text-md">
              {tag}
              {canChange ? (
                <Form method="post" preventScrollReset>
                  <button
                    type="submit"
                    name="untag"
                    value={tag}
                    aria-label={`Remove the tag ${tag}`}
                    className="inline-flex size-8 cursor-pointer items-center justify-center text-ink-3 hover:text-ink"
                  >
                    ×
                  </button>
                </Form>
              ) : (
                <span className="w-2" />
              )}
            </li>
          ))}
        </ul>
      )}
      {canChange && (
        <Form method="post" preventScrollReset key={tags.join()} className="grid gap-1">
          <div className="flex flex-wrap gap-2">
            <input
              name="tag"
              list="known-tags"
              aria-label="New tag, for your team alone"
              required
              maxLength={30}
              autoComplete="off"
              defaultValue={answer?.typed}
              aria-invalid={answer ? true : undefined}
              aria-describedby={answer && "tag-problem"}
              className="h-11 min-w-30 flex-1 rounded-control border border-line-strong bg-surface px-3"
            />
            <Button look="outline">Add tag</Button>
          </div>
          <TagSuggestions id="known-tags" tags={known} />
          {answer && (
            <SaidPlace>
              <p id="tag-problem" role="alert" className="text-coral text-sm">
                {answer.problem}
              </p>
            </SaidPlace>
          )}
        </Form>
      )}
    </section>
  );
}
