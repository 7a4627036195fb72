import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";

export const SuggestionsLink = () => (
  <p>
    <Link to={`${paths.profileDetails()}#suggestions`} className="link">
      See what your résumé suggests for your profile
    </Link>
  </p>
);
