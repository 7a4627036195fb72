import { Chips } from "#app/kit/ui/chip.tsx";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import type { RowView } from "./feed-view.ts";

export function RowTable({ rows, caption }: { rows: readonly RowView[]; caption: string }) {
  return (
    <Scroller label={caption}>
      <table className="w-full min-w-xl text-left text-md">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-line border-b text-ink-2 text-sm">
          <tr>
            {["Posting", "What happens", "Why", "Where in the feed"].map((head) => (
              <th key={head} scope="col" className="px-4 py-3 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ chip, title, reason, externalId, at }) => (
            <tr key={`${at} ${externalId} ${title}`} className="align-top">
              <th scope="row" className="wrap-anywhere px-4 py-3 font-semibold">
                {title}
                {externalId && <span className="block font-normal text-ink-3 text-sm">{externalId}</span>}
              </th>
              <td className="whitespace-nowrap px-4 py-3">
                <Chips chips={[chip]} />
              </td>
              <td className="wrap-anywhere px-4 py-3 text-ink-2">{reason}</td>
              <td className="whitespace-nowrap px-4 py-3 text-ink-3 tabular-nums">{at}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
