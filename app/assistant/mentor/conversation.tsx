import { Button } from "#app/kit/ui/button.tsx";
import type { Turn } from "./kept-conversation.ts";
import { TurnView } from "./turn-view.tsx";

interface Props {
  turns: readonly Turn[];
  /** The question that is being answered. */
  asked: string | null;
  onClear: () => void;
}

/** The newest answer first, next to the question's field. */
export function Conversation({ turns, asked, onClear }: Props) {
  if (turns.length === 0 && asked === null) return <div className="mentor-turns" />;
  return (
    <section aria-labelledby="answers" className="mentor-turns">
      <div className="mentor-turns-head">
        <h2 id="answers" className="text-lg">
          Answers
        </h2>
        <div className="mentor-clear">
          <Button type="button" look="quiet" size="small" onClick={onClear}>
            Clear conversation
          </Button>
        </div>
      </div>
      {asked !== null && (
        <div className="mentor-turn mentor-waiting" aria-hidden>
          <p className="wrap-anywhere font-semibold">{asked}</p>
          <p className="text-ink-3">Looking it up …</p>
        </div>
      )}
      {turns.toReversed().map((turn) => (
        <TurnView key={turn.id} turn={turn} />
      ))}
    </section>
  );
}
