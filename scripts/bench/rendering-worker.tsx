import { renderToReadableStream, renderToString } from "react-dom/server";

const cards = Array.from({ length: 25 }, (_, index) => ({
  title: `Registered Nurse, Medical ICU, nights ${index}`,
  employer: "Harbor Ridge Medical Center",
  chips: ["Full-time", "Nights", "Compact license accepted", "Sign-on bonus", "403(b) match", "+3 more"],
}));

function Page() {
  return (
    <html lang="en">
      <body>
        <ol>
          {cards.map((card) => (
            <li key={card.title}>
              <article className="relative flex h-full flex-col gap-2 rounded-card border border-line bg-surface px-5 py-4.5">
                <h2 className="font-semibold text-lg">
                  <a href={`/jobs/${card.title}`}>{card.title}</a>
                </h2>
                <p className="text-ink-2 text-md">{card.employer} · Houston, TX</p>
                <p className="font-semibold tabular-nums">
                  $42 – $58 <span className="font-normal text-ink-3 text-sm">an hour</span>
                </p>
                <ul className="flex flex-wrap gap-1.5">
                  {card.chips.map((chip) => (
                    <li key={chip}>
                      <span className="rounded-chip bg-sunken px-2 py-1 text-ink-2 text-sm">{chip}</span>
                    </li>
                  ))}
                </ul>
                <p className="mt-auto pt-1.5 text-ink-3 text-sm">Confirmed open 2 days ago</p>
              </article>
            </li>
          ))}
        </ol>
      </body>
    </html>
  );
}

export default {
  async fetch(request: Request): Promise<Response> {
    const isStream = new URL(request.url).pathname === "/stream";
    const body = isStream ? await renderToReadableStream(<Page />) : renderToString(<Page />);
    return new Response(body, { headers: { "content-type": "text/html" } });
  },
};
