import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "#app/paths.ts";

/** Receipts stood here before they had an address of their own. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const reference = new URL(request.url).searchParams.get("ref") ?? "";
  const to = /^[\w-]{8,40}$/.test(reference) ? paths.receipt(reference) : paths.job(params.slug ?? "");
  return redirect(to, 301);
}
