import type { MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import "#app/catalogue/salary/salary.css";
import type { loader } from "./role-pay.server.ts";

export { loader } from "./role-pay.server.ts";

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({ title: data.title, description: data.lead, isIndexed: data.isIndexed })
    : toPageMeta({ title: "Page not found", isIndexed: false });

const Screen = island(() =>
  import("#app/catalogue/salary/page/salary-screen.tsx").then((module) => module.SalaryScreen),
);

export default function RolePayPage() {
  const { view, occupation } = useLoaderData<typeof loader>();
  return (
    <>
      <Screen view={view} />
      <JsonLd data={occupation} />
    </>
  );
}
