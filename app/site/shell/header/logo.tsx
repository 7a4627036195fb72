import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

export function Logo() {
  return (
    <Link
      to={paths.home()}
      className="flex items-center max-md:mr-auto lg:pr-4 gap-[0.4em] font-bold text-[min(1.1875rem,7.5vw)] [letter-spacing:-0.02em]"
    >
      {/* public/favicon.svg in one shape: every page has it. */}
      <svg aria-hidden="true" width="26" height="26" viewBox="0 0 26 26" className="text-accent">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M7 0h12a7 7 0 0 1 7 7v12a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7m4.5 6.5a1.5 1.5 0 0 1 3 0v5h5a1.5 1.5 0 0 1 0 3h-5v5a1.5 1.5 0 0 1-3 0v-5h-5a1.5 1.5 0 0 1 0-3h5zm5.8 0a2.2 2.2 0 0 1 4.4 0 2.2 2.2 0 0 1-4.4 0"
        />
      </svg>
      <span className="md:max-lg:sr-only">{site.name}</span>
    </Link>
  );
}
