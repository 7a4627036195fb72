import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitToCompany, everyMember } from "#app/hiring/frame/company-guard.server.ts";
import { toJobsFile } from "#app/hiring/table/jobs-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { company } = await admitToCompany(args, everyMember);
  return toJobsFile(args.context, company);
}
