import { Articles } from "./articles.tsx";
import { GeneralQuestions } from "./general-questions.tsx";
import { Glossary } from "./glossary.tsx";
import { QuickAnswers } from "./quick-answers.tsx";
import { QuickFacts } from "./quick-facts.tsx";
import { Tools } from "./tools.tsx";

/** One island, so that its code loads as one file. */
export function Learn() {
  return (
    <>
      <Articles />
      <Tools />
      <QuickAnswers />
      <GeneralQuestions />
      <Glossary />
      <QuickFacts />
    </>
  );
}
