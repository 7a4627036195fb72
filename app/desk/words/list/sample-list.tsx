import { Link } from "@remix-run/react";
import type { readWordPage } from "./taxonomy-page.server.ts";

type WordPage = Awaited<ReturnType<typeof readWordPage>>;

export function SampleList({ samples, sources }: Pick<WordPage, "samples" | "sources">) {
  return (
    <>
      <section className="grid gap-3">
        <h2>Titles</h2>
        <ul className="grid gap-2">
          {samples.map(({ key, title, to }) => (
            <li key={key} className="wrap-anywhere">
              <Named name={title} to={to} />
            </li>
          ))}
        </ul>
      </section>
      {sources.length > 0 && (
        <section className="grid gap-3">
          <h2>Imports</h2>
          <ul className="grid gap-2">
            {sources.map(({ source, name, to, postings, isFetched }) => (
              <li key={source} className="wrap-anywhere">
                <Named name={name} to={to} />
                <span className="block text-ink-3 text-sm">
                  {postings}
                  {!isFetched && ". Read again when its next file is imported."}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const Named = ({ name, to }: { name: string; to: string | null }) =>
  to ? (
    <Link to={to} className="link">
      {name}
    </Link>
  ) : (
    name
  );
