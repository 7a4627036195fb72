import { paths } from "#app/paths.ts";

const signOutPaths = [paths.logout(), "/api/auth/logout"];

export function isSignOut(method: string, { pathname, search }: URL): boolean {
  if (method !== "POST") return false;
  // With JavaScript, Remix posts to the page's data address.
  const path = pathname.replace(/\.data$/, "");
  return signOutPaths.includes(path) || (path + search).startsWith(paths.signOutHere());
}
