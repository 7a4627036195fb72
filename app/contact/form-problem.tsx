import { Notice } from "#app/ui/notice.tsx";
import type { Message } from "./contact.ts";

/** Why a form was not sent, at its head. Announced only where no toast has said so: on the page that a post is answered with. */
export function FormProblem({ problem, isToasted }: { problem?: Message; isToasted: boolean }) {
  return (
    problem && (
      <Notice live={!isToasted} tone="bad" title={problem.title}>
        {problem.text}
      </Notice>
    )
  );
}
