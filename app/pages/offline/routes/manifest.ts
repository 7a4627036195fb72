import icon192 from "#app/pages/offline/icons/icon-192.png?url";
import icon512 from "#app/pages/offline/icons/icon-512.png?url";
import maskableIcon from "#app/pages/offline/icons/icon-maskable-512.png?url";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

export function loader(): Response {
  return Response.json(
    {
      id: paths.home(),
      name: `${site.name}: ${site.tagline}`,
      short_name: site.name,
      description: "Search healthcare jobs by pay, shift and license.",
      lang: "en-US",
      start_url: paths.home(),
      scope: paths.home(),
      display: "standalone",
      background_color: site.barColors.light,
      theme_color: site.barColors.light,
      categories: ["business", "medical"],
      icons: [
        { src: icon192, sizes: "192x192", type: "image/png", purpose: "any" },
        { src: icon512, sizes: "512x512", type: "image/png", purpose: "any" },
        { src: maskableIcon, sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
      shortcuts: [
        { name: "Find jobs", url: paths.jobs() },
        { name: "My Dashboard", url: paths.dashboard() },
      ],
    },
    { headers: { "content-type": "application/manifest+json" } },
  );
}
