import { Link } from "@remix-run/react";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Monogram } from "#app/kit/ui/picture/monogram.tsx";
import { paths } from "#app/paths.ts";

interface FoundView {
  slug: string;
  name: string;
  place: string | null;
  open: number;
}

export function FoundCompanyList({ companies }: { companies: readonly FoundView[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {companies.map(({ slug, name, place, open }) => (
        <li key={slug} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
          <Monogram name={name} />
          <div className="min-w-0 flex-1 basis-48">
            <p className="wrap-anywhere font-semibold">{name}</p>
            <p className="text-ink-2 text-md">
              {[place, toOpenText(open)].filter(Boolean).join(" · ")}{" "}
              <Link to={paths.employer(slug)} className="link whitespace-nowrap">
                See its page<span className="sr-only">: {name}</span>
              </Link>
            </p>
          </div>
          <Link to={paths.findCompany(`company=${slug}`)} className={buttonClass("outline")}>
            This is us<span className="sr-only">: {name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const toOpenText = (open: number): string =>
  open === 0
    ? "No open postings"
    : open === 1
      ? "1 open posting"
      : `${open >= 1000 ? "More than 1,000" : formatCount(open)} open postings`;
