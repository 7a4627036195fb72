import { toInitials } from "#app/accounts/session/names.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import { classNames } from "#app/kit/ui/class-names.ts";
import { findTurn } from "./photo.ts";

const turns: Record<string, string> = { 3: "180deg", 6: "90deg", 8: "-90deg" };

const sizes = {
  small: { px: 36, box: "size-9 text-sm" },
  large: { px: 96, box: "size-24 text-2xl" },
};

interface AvatarProps {
  person: Pick<Viewer, "firstName" | "lastName" | "profileImageUrl">;
  size?: keyof typeof sizes;
}

/** Hidden from screen readers, because the name is next to it. */
export function Avatar({ person, size = "small" }: AvatarProps) {
  const { px, box } = sizes[size];
  const { profileImageUrl } = person;
  if (profileImageUrl)
    return (
      <img
        src={profileImageUrl}
        alt=""
        width={px}
        height={px}
        style={{ rotate: turns[findTurn(profileImageUrl) ?? ""] }}
        className={classNames("shrink-0 rounded-full bg-sunken object-cover", box)}
      />
    );
  return (
    <span
      data-drawn={toInitials(person)}
      className={classNames(
        "grid shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-strong",
        box,
      )}
    />
  );
}
