import { Form } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";

interface SessionListProps {
  sessions: { id: string; device: string; lastActive: string; isThis: boolean }[];
}

export function SessionList({ sessions }: SessionListProps) {
  return (
    <section aria-labelledby="sessions" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sessions">Where you're logged in</h2>
        <Form method="post" action={paths.signOutHere()} reloadDocument>
          <input type="hidden" name="session" value="all" />
          <Button look="danger" size="small">
            Log out everywhere
          </Button>
        </Form>
      </div>
      <ul className="grid rounded-card border border-line bg-surface">
        {sessions.map(({ id, device, lastActive, isThis }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-line px-5 py-3 not-last:border-b"
          >
            <div>
              <p className="font-semibold">{device}</p>
              <p className="text-ink-3 text-sm">{isThis ? "This device" : lastActive}</p>
            </div>
            <Form
              method="post"
              action={isThis ? paths.signOutHere() : paths.sessions()}
              reloadDocument={isThis}
            >
              <input type="hidden" name="session" value={id} />
              <Button look="outline" size="small">
                Log out <span className="sr-only">{device}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
