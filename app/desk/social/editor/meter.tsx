import { formatCount } from "#app/kit/ui/count.ts";
import { type Network, networkTerms } from "#app/desk/social/text/networks.ts";
import "./meter.css";

/** Uses the network's own way of counting. */
export function Meter({ id, network, text }: { id: string; network: Network; text: string }) {
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
