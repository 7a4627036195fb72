import { Chips } from "#app/kit/ui/chip.tsx";
import type { TalentFit } from "./talent-fit.server.ts";

/** How someone fits a posting, by what she shows. */
export function TalentFitPart({ fit, posting }: { fit: TalentFit; posting: string }) {
  const lists = [
    ["Fits", fit.fits],
    ["In part", fit.partly],
    ["Does not fit", fit.misses],
  ] as const;
  return (
    <div className="grid gap-2 border-line border-t pt-3 text-md">
      <p className="text-ink-2 text-sm">How they fit: {posting}</p>
      {fit.isProfession ? (
        <>
          <Chips chips={[fit.license]} />
          {lists.map(
            ([label, names]) =>
              names.length > 0 && (
                <p key={label}>
                  {label}: {names.join(", ")}
                </p>
              ),
          )}
        </>
      ) : (
        <p>The posting is for another profession.</p>
      )}
    </div>
  );
}
