/** `/jobs/` as `/jobs`; the root stays. */
export const withoutEndSlash = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, "");
