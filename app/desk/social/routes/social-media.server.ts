import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { receiveBestOf } from "#app/desk/social/queue/best-of.server.ts";
import { listPosts, mostPostsCounted, selectCounts } from "#app/desk/social/queue/change-post.server.ts";
import {
  parseQueueSearch,
  queueStates,
  toQueuePage,
  toQueueQuery,
} from "#app/desk/social/queue/queue-search.ts";
import { queueTabNames, toQueueRow } from "#app/desk/social/queue/queue-view.ts";
import { listSocialTemplates } from "#app/desk/social/text/social-templates.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { db, env, now } = context;
  const { searchParams } = new URL(request.url);
  const search = parseQueueSearch(searchParams);
  const [found, [counts], templates] = await Promise.all([
    listPosts(db, search),
    selectCounts(db),
    listSocialTemplates(db),
  ]);
  const { rows, previous, next } = toQueuePage(
    found.map((row) => ({ ...row, id: row.post.id, stateAt: row.post.stateAt })),
    search,
  );
  const toCount = (count: number) =>
    count >= mostPostsCounted ? `${formatCount(mostPostsCounted - 1)}+` : formatCount(count);
  return {
    state: search.state,
    rows: rows.map((row) => toQueueRow(row, env.SITE_URL, now)),
    tabs: queueStates.map((state) => ({
      label: queueTabNames[state],
      to: deskPaths.adminSocialMedia(toQueueQuery({ state })),
      isCurrent: state === search.state,
      count: toCount(counts?.[state] ?? 0),
    })),
    previous: previous === null ? null : deskPaths.adminSocialMedia(previous),
    next: next === null ? null : deskPaths.adminSocialMedia(next),
    templates: templates.map(({ publicId, name }) => ({ publicId, name })),
    feed: new URL(paths.socialFeed(), env.SITE_URL).href,
    notice: toNotice(searchParams),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const made = await receiveBestOf(context, request, viewer.id);
  throw goTo(deskPaths.adminSocialMedia(`made=${made}`));
}

function toNotice(search: URLSearchParams) {
  if (search.has("removed")) return { tone: "good" as const, title: "The post was deleted." };
  const made = /^\d{1,3}$/.exec(search.get("made") ?? "")?.[0];
  if (made === undefined) return null;
  if (made === "0")
    return {
      tone: "warn" as const,
      title: "No drafts were made. This week's are there already, or no new posting fits the rule.",
    };
  return { tone: "good" as const, title: made === "1" ? "1 draft was made." : `${made} drafts were made.` };
}
