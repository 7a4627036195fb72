import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

export function Logo() {
  return (
    <Link
      to={paths.home()}
      className="flex items-center gap-[0.4em] font-bold text-[min(1.1875rem,7.5vw)] tracking-[-0.02em]"
    >
      <svg aria-hidden="true" width="26" height="26" viewBox="0 0 26 26" fill="none" className="text-accent">
        <rect width="26" height="26" rx="7" fill="currentColor" />
        <path d="M13 6.5v13M6.5 13h13" stroke="var(--on-accent)" strokeWidth="3" strokeLinecap="round" />
        <circle cx="19.5" cy="6.5" r="2.2" fill="var(--on-accent)" />
      </svg>
      <span className="md:max-lg:sr-only">{site.name}</span>
    </Link>
  );
}
