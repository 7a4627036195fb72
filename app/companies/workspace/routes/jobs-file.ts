import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitToCompany, everyMember } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toJobsFile } from "#app/companies/workspace/table/jobs-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { company } = await admitToCompany(args, everyMember);
  return toJobsFile(args.context, company);
}
