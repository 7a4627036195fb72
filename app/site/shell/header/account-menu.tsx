import type { CurrentUser } from "#app/accounts/session/use-current-user.ts";
import { SignedInMenu } from "./signed-in-menu.tsx";
import { SignedOutLinks } from "./signed-out-links.tsx";

export interface Visitor {
  viewer: CurrentUser | null;
  readAt: number;
}

export function AccountMenu({ viewer, readAt }: Visitor) {
  return viewer ? <SignedInMenu viewer={viewer} readAt={readAt} /> : <SignedOutLinks />;
}
