import { Articles } from "./articles.tsx";
import { GeneralQuestions } from "./general-questions.tsx";
import { Glossary } from "./glossary.tsx";
import { QuickAnswers } from "./quick-answers.tsx";
import { QuickFacts } from "./quick-facts.tsx";
import { Tools } from "./tools.tsx";

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
