import { Section } from "#app/site/home/section.tsx";
import { Articles } from "./articles.tsx";
import { GeneralQuestions } from "./general-questions.tsx";
import { Glossary } from "./glossary.tsx";
import { QuickAnswers } from "./quick-answers.tsx";
import { Tools } from "./tools.tsx";

export function Learn() {
  return (
    <Section id="resources" title="Career resources" lead="What you can look up today, free of charge.">
      <Tools />
      <Articles />
      <QuickAnswers />
      <GeneralQuestions />
      <Glossary />
    </Section>
  );
}
