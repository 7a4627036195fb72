import { CopyButton } from "#app/desk/frame/screen/copy-button.tsx";
import { type Network, networkTerms } from "#app/desk/social/text/networks.ts";
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
