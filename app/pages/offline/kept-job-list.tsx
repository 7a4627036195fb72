import { useEffect, useState } from "react";
import { keptJobsCache } from "#app/kit/platform/browser/cache-names.ts";
import { renderedAtHeader } from "#app/kit/platform/rendered-at.ts";
import { toTimeText } from "#app/kit/text/when.ts";
import { site } from "#app/site.ts";

interface KeptJob {
  path: string;
  title: string;
  at: number;
}

export function KeptJobList() {
  const [jobs, setJobs] = useState<KeptJob[] | null>(null);
  // Cache Storage is only in the browser, and is read asynchronously.
  useEffect(() => {
    listKeptJobs().then(setJobs, () => setJobs([]));
  }, []);
  if (!jobs) return null;
  if (jobs.length === 0)
    return <p className="text-ink-2">None yet. When you open a job, its page is saved here.</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {jobs.map((job) => (
        <li key={job.path} className="py-3">
          {/* Not a client-side navigation: the service worker answers pages, not Remix's data. */}
          <a href={job.path} className="link inline-flex min-h-11 items-center font-semibold">
            {job.title}
          </a>
          <p className="text-ink-3 text-sm">As of {toTimeText(job.at)}</p>
        </li>
      ))}
    </ul>
  );
}

async function listKeptJobs(): Promise<KeptJob[]> {
  if (!(await caches.has(keptJobsCache))) return [];
  const cache = await caches.open(keptJobsCache);
  const jobs = await Promise.all((await cache.keys()).map((request) => readJob(cache, request)));
  return jobs.filter((job) => job !== null).reverse();
}

async function readJob(cache: Cache, request: Request): Promise<KeptJob | null> {
  const page = await cache.match(request, { ignoreVary: true });
  if (!page) return null;
  const { title } = new DOMParser().parseFromString(await page.text(), "text/html");
  return {
    path: new URL(request.url).pathname,
    title: title.replace(` | ${site.name}`, ""),
    at: Number(page.headers.get(renderedAtHeader)),
  };
}
