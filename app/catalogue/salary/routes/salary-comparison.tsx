import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { getSalaryIndex } from "#app/catalogue/salary/page/salary-index.server.ts";
import { getSalaryPage } from "#app/catalogue/salary/page/salary-page.server.ts";
import { getWages, hasOwnFigures, readAskedPay } from "#app/catalogue/salary/question/asked-pay.server.ts";
import { toPayPath } from "#app/catalogue/salary/question/pay-address.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/catalogue/salary/salary.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireTidyAddress(request, context);
  const { pathname, search, searchParams } = new URL(request.url);
  const typed = await readAskedPay(context, searchParams);
  const { role, places, unknownPlaces, refusedHours } = typed;
  if (!role || unknownPlaces.length > 0 || refusedHours !== null) {
    const index = await getSalaryIndex(context, typed);
    return { ...{ index, view: null }, canonical: paths.salaryComparison(), isIndexed: search === "" };
  }
  const wages = await getWages(context, role);
  const tidy = toPayPath({ ...typed, role }, (slug) =>
    places.some((place) => place.slug === slug && hasOwnFigures(wages, place)),
  );
  if (tidy !== pathname + search) throw goTo(tidy);
  const view = await getSalaryPage(context, { role, places, basis: typed.basis }, wages);
  const { title, lead, card } = view;
  return { ...{ index: null, view, title, lead, card }, canonical: view.path, isIndexed: false };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data?.view
    ? toPageMeta({ title: data.title, description: data.lead, isIndexed: false })
    : toPageMeta({
        title: "Healthcare salary comparison by profession and place",
        description:
          "Compare pay for nurses, physicians and 60 other healthcare occupations by state and metro area: the full range, local prices, and our open postings.",
        isIndexed: data?.isIndexed ?? false,
      });

const Index = island(() =>
  import("#app/catalogue/salary/page/salary-index.tsx").then((module) => module.SalaryIndex),
);
const Screen = island(() =>
  import("#app/catalogue/salary/page/salary-screen.tsx").then((module) => module.SalaryScreen),
);

export default function SalaryComparisonPage() {
  const { index, view } = useLoaderData<typeof loader>();
  return view === null ? <Index view={index} /> : <Screen view={view} />;
}
