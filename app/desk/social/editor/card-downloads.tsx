import { paths } from "#app/paths.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";

export function CardDownloads({ slug, isOpen }: { slug: string; isOpen: boolean }) {
  return (
    <section aria-labelledby="card" className="grid gap-2">
      <h2 id="card">Share card</h2>
      <p className="text-ink-2">
        The picture with title, pay and place. Networks take it from the link by themselves.
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={paths.card("jobs", slug)} download className={buttonClass("outline")}>
          Download PNG
        </a>
        <a href={paths.cardDrawing(slug)} download className={buttonClass("outline")}>
          Download SVG
        </a>
        <a href={paths.job(slug)} className={buttonClass("quiet")}>
          {isOpen ? "See the posting" : "See the closed posting"}
        </a>
      </div>
    </section>
  );
}
