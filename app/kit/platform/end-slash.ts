export const withoutEndSlash = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, "");
