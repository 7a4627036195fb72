import { Form } from "@remix-run/react";
import { maxGoalLength } from "#app/clinicians/profile/record/limits.ts";
import type { AboutPart } from "#app/clinicians/profile/record/profile.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import type { ChangedGoals } from "./goal-form.server.ts";

interface GoalListProps {
  goals: AboutPart["goals"];
  newGoalId: string;
  answer: ChangedGoals | undefined;
}

export function GoalList({ goals, newGoalId, answer }: GoalListProps) {
  return (
    <section aria-labelledby="goals" className="grid content-start gap-4">
      <h2 id="goals">Goals</h2>
      {goals.length > 0 && (
        <ul className="grid gap-2">
          {goals.map(({ id, text, nextStep, isDone }) => (
            <li key={id} className="goal">
              <div className="wrap-anywhere">
                <p className={isDone ? "text-ink-3 line-through" : "font-semibold"}>
                  {text}
                  {isDone && <span className="sr-only"> (done)</span>}
                </p>
                {nextStep && !isDone && <p className="text-ink-2 text-md">Next: {nextStep}</p>}
              </div>
              <Form
                method="post"
                action={paths.careerDashboard()}
                preventScrollReset
                className="goal-buttons"
              >
                <input type="hidden" name="id" value={id} />
                <Button
                  look="outline"
                  size="small"
                  name="intent"
                  value={isDone ? "undone" : "done"}
                  aria-label={isDone ? `Not done yet: ${text}` : `Done: ${text}`}
                >
                  {isDone ? "Not done" : "Done"}
                </Button>
                <Button look="quiet" size="small" name="intent" value="remove" aria-label={`Remove: ${text}`}>
                  Remove
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <NewGoal
        key={`${newGoalId} ${goals.length}`}
        id={newGoalId}
        answer={answer?.status === "invalid" ? answer : null}
      />
    </section>
  );
}

const control = "h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-ink";
const errorId = "goal-error";

interface NewGoalProps {
  id: string;
  answer: Extract<ChangedGoals, { status: "invalid" }> | null;
}

function NewGoal({ id, answer }: NewGoalProps) {
  return (
    <Form
      method="post"
      action={paths.careerDashboard()}
      preventScrollReset
      className="grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      <input type="hidden" name="id" value={id} />
      <label className="grid gap-1 font-semibold text-md">
        What do you want to reach?
        <input
          name="text"
          defaultValue={answer?.text}
          maxLength={maxGoalLength}
          placeholder="Such as: CCRN by June"
          aria-invalid={answer ? true : undefined}
          aria-describedby={answer ? errorId : undefined}
          className={control}
        />
      </label>
      {answer && (
        <p id={errorId} role="alert" className="text-coral text-sm">
          {answer.error}
        </p>
      )}
      <label className="grid gap-1 font-semibold text-md">
        The next step (optional)
        <input
          name="nextStep"
          defaultValue={answer?.nextStep}
          maxLength={maxGoalLength}
          placeholder="Such as: order the review book"
          className={control}
        />
      </label>
      <Button look="outline" name="intent" value="add" className="justify-self-start">
        Add goal
      </Button>
    </Form>
  );
}
