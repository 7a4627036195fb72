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

export const readEndingId = (params: URLSearchParams): string | null =>
  /^[\w-]{10,40}$/.exec(params.get("ending") ?? "")?.[0] ?? null;
