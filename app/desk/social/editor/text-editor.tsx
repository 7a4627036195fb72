import { useState } from "react";
import { fillFor, type Links, type SharedValues } from "#app/desk/social/text/fill-post.ts";
import { type Network, type NetworkTexts, networkTerms } from "#app/desk/social/text/networks.ts";
import { Meter } from "./meter.tsx";
import { PostPreview, type PreviewedCard } from "./post-preview.tsx";

export interface Sample {
  shared: SharedValues;
  links: Links;
  card: PreviewedCard;
}

interface TextEditorProps {
  network: Network;
  texts: NetworkTexts;
  sample: Sample | null;
  error?: string;
}

export function TextEditor({ network, texts, sample, error }: TextEditorProps) {
  const [text, setText] = useState(texts[network]);
  const { name } = networkTerms[network];
  const id = `text-${network}`;
  const filled = sample ? fillFor(network, text, sample.shared, sample.links) : text;
  return (
    <section aria-labelledby={`${id}-name`} className="grid gap-4 border-line border-t pt-4 lg:grid-cols-2">
      <div className="grid content-start gap-2">
        <h2 id={`${id}-name`}>
          <label htmlFor={id}>{name}</label>
        </h2>
        <textarea
          id={id}
          name={id}
          rows={8}
          defaultValue={texts[network]}
          onChange={(event) => setText(event.currentTarget.value)}
          aria-describedby={error ? `${id}-error ${id}-meter` : `${id}-meter`}
          aria-invalid={error ? true : undefined}
          className="w-full rounded-control border border-line-strong bg-surface px-3 py-2.5 text-ink aria-invalid:border-coral aria-invalid:ring-1 aria-invalid:ring-coral"
        />
        {error && (
          <p id={`${id}-error`} className="text-coral text-sm">
            {error}
          </p>
        )}
        <Meter id={`${id}-meter`} network={network} text={filled} />
      </div>
      {sample && (
        <section aria-label={`Preview for ${name}`} className="grid max-w-xl content-start gap-2">
          <PostPreview network={network} text={filled} card={sample.card} />
        </section>
      )}
    </section>
  );
}
