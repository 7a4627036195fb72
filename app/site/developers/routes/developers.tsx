import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PlainIsland, toIslandHtml } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { usePlainLinks } from "#app/pages/page/plain-links.ts";
import { serverPaths } from "#app/server-paths.ts";
import { drawDevelopers } from "#app/site/developers/draw-developers.server.tsx";
import "#app/kit/ui/chart/chart.css";
import "#app/site/developers/developers.css";

export async function loader({ context }: LoaderFunctionArgs) {
  const html = await drawDevelopers(context);
  return { html: toIslandHtml(context, "developers", html), canonical: serverPaths.developers() };
}

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "API for developers: healthcare jobs, pay and licenses",
    description:
      "A read API without a key: open healthcare jobs, pay by role and place, license rules between states, professions, specialties and places, each with its source.",
  });

export default function DevelopersRoute() {
  const { html } = useLoaderData<typeof loader>();
  const follow = usePlainLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link makes a click
    <article onClick={follow}>
      <PlainIsland name="developers" html={html} />
    </article>
  );
}
