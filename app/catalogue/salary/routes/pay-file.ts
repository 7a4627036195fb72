import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toPayFile } from "#app/catalogue/salary/page/pay-file.server.ts";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  toPayFile(context, new URL(request.url).searchParams);
