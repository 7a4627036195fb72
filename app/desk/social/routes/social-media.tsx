import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { Segments } from "#app/desk/frame/screen/segments.tsx";
import { receiveBestOf } from "#app/desk/social/queue/best-of.server.ts";
import { type Rule, rules } from "#app/desk/social/queue/best-of.ts";
import { listPosts, mostPostsCounted, selectCounts } from "#app/desk/social/queue/change-post.server.ts";
import { QueueList } from "#app/desk/social/queue/queue-list.tsx";
import {
  parseQueueSearch,
  queueStates,
  toQueuePage,
  toQueueQuery,
} from "#app/desk/social/queue/queue-search.ts";
import { queueTabNames, toQueueRow } from "#app/desk/social/queue/queue-view.ts";
import { networks, networkTerms } from "#app/desk/social/text/networks.ts";
import { listSocialTemplates } from "#app/desk/social/text/social-templates.server.ts";
import { TemplateSelect } from "#app/desk/social/text/template-select.tsx";
import { goTo } from "#app/kit/platform/http.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Social media", isIndexed: false });

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
      to: paths.adminSocialMedia(toQueueQuery({ state })),
      isCurrent: state === search.state,
      count: toCount(counts?.[state] ?? 0),
    })),
    previous: previous === null ? null : paths.adminSocialMedia(previous),
    next: next === null ? null : paths.adminSocialMedia(next),
    templates: templates.map(({ publicId, name }) => ({ publicId, name })),
    feed: new URL(paths.socialFeed(), env.SITE_URL).href,
    notice: toNotice(searchParams),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const made = await receiveBestOf(context, request, viewer.id);
  throw goTo(paths.adminSocialMedia(`made=${made}`));
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

export default function SocialMediaPage() {
  const { state, rows, tabs, previous, next, templates, feed, notice } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title="Social media"
      lead="Posts about open jobs. Copy the text and download the card, or let a scheduler read the feed."
      actions={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.adminSocialTemplates()} look="outline">
            Templates
          </ButtonLink>
          <ButtonLink to={paths.adminNewSocialPost()}>New post</ButtonLink>
        </div>
      }
    >
      {notice && <Notice {...notice} live />}
      <Segments label="State" segments={tabs} />
      <QueueList state={state} rows={rows} previous={previous} next={next} />
      <BestOfForm templates={templates} />
      <SentMeaning feed={feed} />
    </DeskPage>
  );
}

function BestOfForm({ templates }: { templates: readonly { publicId: string; name: string }[] }) {
  const isPending = useNavigation().formData !== undefined;
  return (
    <section aria-labelledby="best-of" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <h2 id="best-of">Best of the week</h2>
      <p className="max-w-3xl text-ink-2">
        Makes drafts from open postings of the last seven days that state their pay. Each rule makes its
        drafts once a week, and no posting comes again within 14 days.
      </p>
      <Form method="post" className="grid gap-3">
        <TemplateSelect templates={templates} />
        <ul className="grid gap-3 md:grid-cols-3">
          {(Object.keys(rules) as Rule[]).map((rule) => (
            <li key={rule} className="grid content-start gap-1">
              <Button name="rule" value={rule} look="outline" aria-disabled={isPending}>
                {rules[rule].name}
              </Button>
              <p className="text-ink-3 text-sm">{rules[rule].text}</p>
            </li>
          ))}
        </ul>
      </Form>
    </section>
  );
}

function SentMeaning({ feed }: { feed: string }) {
  return (
    <section aria-labelledby="sent-meaning" className="grid max-w-3xl gap-2">
      <h2 id="sent-meaning">What “sent” means</h2>
      <p>
        From its time on, a post is in the feed: <code className="wrap-anywhere">{feed}</code>. We hold no
        network's keys, so nothing is published by us. Give this address to the scheduler you use, or copy the
        text and post it yourself.
      </p>
      <p>
        The feed has the 50 newest sent posts and leaves out those whose posting has closed since. For the
        text of one network, add its name:{" "}
        {networks
          .filter((network) => network !== "generic")
          .map((network, at) => (
            <span key={network}>
              {at > 0 && ", "}
              <a href={paths.socialFeed(network)} className="link">
                {networkTerms[network].name}
              </a>
            </span>
          ))}
        .
      </p>
      <p>
        A scheduled post is checked when it is due. If its posting is no longer open, or if a text is over its
        limit because the posting changed, the post is not sent and is listed under Failed.
      </p>
    </section>
  );
}
