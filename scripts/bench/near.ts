import { paths } from "#app/paths.ts";
import { distanceMs } from "./bill/usage.ts";
import { bundleSite, findJobPath, serveWatchedSite, uncached } from "./site.ts";

const runs = 60;
const layouts = ["primary", "replicas"] as const;

/** How long a visitor far from the primary waits for the site's Worker, which is near. */
export async function benchNear(): Promise<void> {
  const site = await serveWatchedSite(await bundleSite());
  try {
    const headers = { cookie: await signUp(site.url) };
    const pages = [
      {
        name: "search for two words, uncached",
        path: paths.jobs("query=registered+nurse"),
        headers: uncached,
      },
      { name: "search of a state, uncached", path: paths.jobs("location=Texas"), headers: uncached },
      { name: "job page, uncached", path: await findJobPath(site.url), headers: uncached },
      { name: "dashboard of someone signed in", path: paths.dashboard(), headers },
    ];
    console.log(
      `  a read takes ${distanceMs.replica} ms more from a copy, ${distanceMs.primary} ms more from the primary`,
    );
    for (const page of pages) {
      const times = [];
      for (const layout of layouts) times.push(await time(site, page, layout));
      const [before, after] = times.map(
        ({ p50, p95 }) => `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
      );
      console.log(
        `  ${page.name.padEnd(34)} all from the primary ${before}; from copies ${after}; ${times[1]!.trips} trips to D1`,
      );
    }
  } finally {
    await site.stop();
  }
}

interface Page {
  path: string;
  headers: Record<string, string>;
}

type WatchedSite = Awaited<ReturnType<typeof serveWatchedSite>>;

async function time(site: WatchedSite, { path, headers }: Page, layout: (typeof layouts)[number]) {
  const open = async () => {
    const start = performance.now();
    const answer = await fetch(new URL(path, site.url), { headers, redirect: "manual" });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path} is answered with ${answer.status}.`);
    return performance.now() - start;
  };
  await open();
  await site.takeUsage(layout);
  const times = [];
  for (let run = 0; run < runs; run++) times.push(await open());
  const { d1Trips } = await site.takeUsage(null);
  times.sort((a, b) => a - b);
  return { p50: times[runs / 2]!, p95: times[Math.floor(runs * 0.95)]!, trips: d1Trips / runs };
}

async function signUp(origin: URL): Promise<string> {
  const account = {
    firstName: "Dana",
    lastName: "Reyes",
    email: "dana@example.com",
    password: "harbor lantern quartz 7",
    role: "job_seeker",
  };
  const answer = await fetch(new URL("/api/auth/register", origin), {
    method: "POST",
    body: JSON.stringify(account),
    headers: { "content-type": "application/json" },
  });
  if (answer.status !== 201)
    throw new Error(`Signing up is answered with ${answer.status}: ${await answer.text()}`);
  const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("session="))!;
  return session.split(";")[0]!;
}
