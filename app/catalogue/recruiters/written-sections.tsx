import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";

interface WrittenSection {
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}

export const toTextSections = (sections: readonly WrittenSection[]) =>
  sections.map(({ title, paragraphs, list }, at) => (
    <TextSection key={title} id={`part-${at + 1}`} title={title}>
      <Paragraphs texts={paragraphs} />
      {list && (
        <ul className="list-disc pt-3 pl-5 text-ink-2">
          {list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </TextSection>
  ));
