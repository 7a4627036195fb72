import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { Segments } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { type Rule, rules } from "#app/desk/social/queue/best-of.ts";
import { QueueList } from "#app/desk/social/queue/queue-list.tsx";
import { networks, networkTerms } from "#app/desk/social/text/networks.ts";
import { TemplateSelect } from "#app/desk/social/text/template-select.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { loader } from "./social-media.server.ts";

export { action, loader } from "./social-media.server.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Social media", isIndexed: false });

export default function SocialMediaPage() {
  const { state, rows, tabs, previous, next, templates, feed, notice } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title="Social media"
      lead="Posts about open jobs. Copy the text and download the card, or let a scheduler read the feed."
      actions={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={deskPaths.adminSocialTemplates()} look="outline">
            Templates
          </ButtonLink>
          <ButtonLink to={deskPaths.adminNewSocialPost()}>New post</ButtonLink>
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
