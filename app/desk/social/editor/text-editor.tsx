import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { Segments } from "#app/desk/frame/list/list-controls.tsx";
import { fillFor, type Links, type SharedValues } from "#app/desk/social/text/fill-text.ts";
import { type Network, type NetworkTexts, networks, networkTerms } from "#app/desk/social/text/networks.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { PostPreview, type PreviewedCard } from "./post-preview.tsx";
import "./meter.css";

export interface Sample {
  shared: SharedValues;
  links: Links;
  card: PreviewedCard;
}

type NetworkErrors = Partial<Record<Network, string>>;

interface TextEditorsProps {
  texts: NetworkTexts;
  sample: Sample | null;
  errors?: NetworkErrors;
  shown: Network;
  onShow: (network: Network) => void;
}

/** Which network's text is shown: the one of the address, or the first with a problem. */
export function useShownNetwork(errors?: NetworkErrors) {
  const asked = useSearchParams()[0].get("network");
  const refused = networks.find((network) => errors?.[network]);
  const [shown, show] = useState(refused ?? networks.find((network) => network === asked) ?? networks[0]);
  const [answered, setAnswered] = useState(errors);
  if (errors !== answered) {
    setAnswered(errors);
    if (refused) show(refused);
  }
  return { shown, onShow: show };
}

/** One tab a network. All texts stay in the form: what was typed in one is not lost with another's tab. */
export const TextEditors = ({ texts, sample, errors, shown, onShow }: TextEditorsProps) => (
  <div className="grid gap-4">
    <Segments
      label="Networks"
      segments={networks.map((network) => ({
        label: `${networkTerms[network].name}${errors?.[network] ? ": not saved" : ""}`,
        to: `?network=${network}`,
        isCurrent: network === shown,
        onClick: (event) => {
          event.preventDefault();
          onShow(network);
        },
      }))}
    />
    {networks.map((network) => (
      <TextEditor
        key={network}
        network={network}
        texts={texts}
        sample={sample}
        error={errors?.[network]}
        isShown={network === shown}
      />
    ))}
  </div>
);

interface TextEditorProps {
  network: Network;
  texts: NetworkTexts;
  sample: Sample | null;
  error: string | undefined;
  isShown: boolean;
}

function TextEditor({ network, texts, sample, error, isShown }: TextEditorProps) {
  const [text, setText] = useState(texts[network]);
  const { name } = networkTerms[network];
  const id = `text-${network}`;
  const filled = sample ? fillFor(network, text, sample.shared, sample.links) : text;
  return (
    <section
      aria-labelledby={`${id}-name`}
      hidden={!isShown}
      className={isShown ? "grid gap-4 lg:grid-cols-2" : undefined}
    >
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
          className="w-full rounded-control border border-line-strong bg-surface px-3 py-2.5 text-ink"
        />
        {error && (
          <p id={`${id}-error`} className="text-coral text-sm">
            {error}
          </p>
        )}
        <Meter id={`${id}-meter`} network={network} text={filled} />
      </div>
      {sample && isShown && (
        <section aria-label={`Preview for ${name}`} className="grid max-w-xl content-start gap-2">
          <PostPreview network={network} text={filled} card={sample.card} />
        </section>
      )}
    </section>
  );
}

/** Uses the network's own way of counting. */
function Meter({ id, network, text }: { id: string; network: Network; text: string }) {
  const { name, limit, count, note } = networkTerms[network];
  const used = count(text);
  const isOver = used > limit;
  return (
    <div id={id} className="grid gap-1 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3 text-ink-3">
        <span className={isOver ? "font-semibold text-coral" : "text-ink-2 tabular-nums"}>
          {isOver
            ? `${formatCount(used - limit)} over the limit of ${formatCount(limit)}`
            : `${formatCount(used)} of ${formatCount(limit)}`}
        </span>
        {note && <span>{note}</span>}
      </p>
      <meter
        min={0}
        max={limit}
        low={limit * 0.9}
        high={limit - 1}
        optimum={0}
        value={Math.min(used, limit)}
        aria-label={`${name}: ${used} of ${limit} characters`}
        className="text-meter"
      />
    </div>
  );
}
