import { Form, Link } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";
import { workPaths } from "#app/work-paths.ts";

interface UndoPartProps {
  company: string;
  /** The ending's public id. */
  ending: string;
}

/** For a notice that says what was ended. */
export function UndoPart({ company, ending }: UndoPartProps) {
  return (
    <Form
      method="post"
      action={workPaths.hiringEnding(company, ending)}
      className="flex flex-wrap items-center gap-3 pt-2"
    >
      <Button look="outline">Undo</Button>
      <Link to={workPaths.hiringEnding(company, ending)} className="link inline-flex min-h-11 items-center">
        When the emails go
      </Link>
    </Form>
  );
}

interface MoveBackPartProps {
  /** Of the list or the board. */
  action: string;
  /** Who was moved from where, as `toBackText` has it. */
  back: string;
  /** The stage where they are now. */
  stands: string;
}

/** For a notice that says who was moved. */
export const MoveBackPart = ({ action, back, stands }: MoveBackPartProps) => (
  <Form method="post" action={action} preventScrollReset className="flex flex-wrap items-center gap-3 pt-2">
    <input type="hidden" name="back" value={back} />
    <input type="hidden" name="stands" value={stands} />
    <Button look="outline">Move back</Button>
    <span className="text-ink-2">Moving back emails nobody. An email that went stays sent.</span>
  </Form>
);

export function readMoveBack(params: URLSearchParams): Pick<MoveBackPartProps, "back" | "stands"> | null {
  const back = /^[\w.~-]{1,900}$/.exec(params.get("back") ?? "")?.[0];
  const stands = /^\d{1,15}$/.exec(params.get("to") ?? "")?.[0];
  return back && stands && Number(params.get("moved")) > 0 ? { back, stands } : null;
}

export const readEndingId = (params: URLSearchParams): string | null =>
  /^[\w-]{10,40}$/.exec(params.get("ending") ?? "")?.[0] ?? null;
