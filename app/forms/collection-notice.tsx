import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";

/** Says what the fields above are for where they are filled in, as California requires (CCPA regulations, section 7012). */
export const CollectionNotice = ({ use }: { use: string }) => (
  <p className="text-ink-3 text-sm">
    We use this to {use}. We do not sell it or share it for advertising.{" "}
    <Link to={`${paths.privacyPolicy()}#categories`} className="link">
      What we collect and how long we keep it
    </Link>
  </p>
);
