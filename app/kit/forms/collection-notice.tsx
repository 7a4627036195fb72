import { paths } from "#app/paths.ts";

/** Says what the fields above are for where they are filled in, as California requires (CCPA regulations, section 7012). */
export const CollectionNotice = ({ use }: { use: string }) => (
  <p className="text-ink-3 text-sm">
    Used to {use}, never sold.{" "}
    <a href={`${paths.privacyPolicy()}#categories`} className="link">
      What we collect
    </a>
  </p>
);
