import { type Network, networkTerms } from "#app/desk/social/text/networks.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { useAlive } from "#app/kit/ui/island-life.ts";
import { showToast } from "#app/kit/ui/toast/toast.ts";
import { paths } from "#app/paths.ts";

export interface PreviewedCard {
  slug: string;
  title: string;
  host: string;
}

interface PostPreviewProps {
  network: Network;
  text: string;
  card: PreviewedCard;
}

export function PostPreview({ network, text, card }: PostPreviewProps) {
  if (text === "") return <p className="text-ink-3">Without a text, this network is left out.</p>;
  return (
    <div className="grid content-start gap-2">
      <div className="grid overflow-hidden rounded-card border border-line bg-surface">
        <p className="wrap-anywhere whitespace-pre-wrap p-4">{text}</p>
        <img
          src={paths.card("jobs", card.slug)}
          alt=""
          width={1200}
          height={630}
          loading="lazy"
          className="h-auto w-full border-line border-t"
        />
        <p className="grid border-line border-t px-4 py-2">
          <span className="text-ink-3 text-sm">{card.host}</span>
          <span className="truncate font-semibold text-md">{card.title}</span>
        </p>
      </div>
      <div>
        <CopyButton text={text} label={`Copy text for ${networkTerms[network].name}`} />
      </div>
    </div>
  );
}

/** Without scripts, people can select the text. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const isAlive = useAlive();
  if (!isAlive) return null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: "Text copied" });
    } catch {
      showToast({ title: "Your browser did not let us copy. Select the text instead.", tone: "bad" });
    }
  }
  return (
    <Button type="button" look="outline" size="small" onClick={copy} aria-label={label}>
      Copy text
    </Button>
  );
}
