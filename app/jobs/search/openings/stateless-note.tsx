import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";

export const StatelessNote = ({ text }: { text: string | null }) =>
  text && (
    <p className="py-3 text-ink-2">
      {text}{" "}
      <Link to={paths.jobs("remote=true")} className="link inline-flex min-h-6 items-center">
        All remote jobs
      </Link>
    </p>
  );
