import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";

export function SignedOutLinks() {
  return (
    <>
      <Link to={paths.login()} className={buttonClass("quiet", "small", "max-lg:min-h-11")}>
        Log in
      </Link>
      <Link to={paths.register()} className={buttonClass("outline", "small", "max-lg:min-h-11")}>
        Sign Up
      </Link>
    </>
  );
}
