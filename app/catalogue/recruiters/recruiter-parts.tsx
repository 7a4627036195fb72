import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { Paragraphs } from "#app/kit/ui/text-section.tsx";

interface WrittenSection {
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}

export const toTextSections = (sections: readonly WrittenSection[]) =>
  sections.map(({ title, paragraphs, list }, at) => (
    <PhoneFold key={title} id={`part-${at + 1}`} title={title} heading="h2">
      <Paragraphs texts={paragraphs} />
      {list && (
        <ul className="list-disc pt-3 pl-5 text-ink-2">
          {list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </PhoneFold>
  ));

export function StepList({ steps }: { steps: readonly HiringStep[] }) {
  return (
    <ol className="divide-y divide-line border-line border-y">
      {steps.map(({ title, owner, when, text }) => (
        <li key={title} className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
          <p className="text-ink-3 text-md tabular-nums">{when}</p>
          <div className="grid gap-0.5">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{title}</span>
              <span className="text-accent-strong text-md">{owner}</span>
            </p>
            <p className="text-ink-2 text-md">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export interface HiringStep {
  title: string;
  owner: string;
  when: string;
  text: string;
}
