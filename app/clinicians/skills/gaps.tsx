import { listGaps, type Rated } from "./rated.ts";

export function Gaps({ of }: { of: Rated }) {
  const { help, never, rusty } = listGaps(of);
  const kinds = [
    { title: "Last done over two years ago", text: "Ask for a refresher before you start.", gaps: rusty },
    { title: "With help", text: "Name these to the manager before the first shift.", gaps: help },
    { title: "Never done", text: "An assignment should not need these without training.", gaps: never },
  ].filter(({ gaps }) => gaps.length > 0);
  return (
    <section aria-labelledby="gaps" className="grid gap-stack">
      <h2 id="gaps">Gaps</h2>
      {kinds.length === 0 && <p>You rated no skill below 2, and none was last done over two years ago.</p>}
      <div className="skills-gaps">
        {kinds.map(({ title, text, gaps }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p className="text-ink-2">{text}</p>
            <dl>
              {gaps.map(({ group, items }) => (
                <div key={group}>
                  <dt>{group}</dt>
                  {items.map((item) => (
                    <dd key={item}>{item}</dd>
                  ))}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
