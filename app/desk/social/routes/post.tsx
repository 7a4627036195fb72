import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { DeletePart, VariableList } from "#app/desk/social/editor/delete-part.tsx";
import { PostPreview } from "#app/desk/social/editor/post-preview.tsx";
import { CardDownloads, SchedulePanel } from "#app/desk/social/editor/schedule-panel.tsx";
import { TextEditors, useShownNetwork } from "#app/desk/social/editor/text-editor.tsx";
import { toShownPosting } from "#app/desk/social/text/fill-text.ts";
import { networks, networkTerms } from "#app/desk/social/text/networks.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import type { action, loader } from "./post.server.ts";

export { action, headers, loader } from "./post.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: toAnsweredTitle("Social post", data?.isRefused), isIndexed: false });

export default function PostPage() {
  const view = useLoaderData<typeof loader>();
  const { sample, sent, notice, reason } = view;
  return (
    <DeskPage title={sample.shared.title} lead={view.about}>
      {notice && <Notice {...notice} live />}
      {reason && <Notice tone="bad" title={reason} />}
      {view.willStop && (
        <Notice tone="warn" title="This posting is closed">
          The post will not be sent. It is listed under Failed when its time comes.
        </Notice>
      )}
      {sent ? <SentPost /> : <PostForm />}
      <CardDownloads slug={sample.card.slug} isOpen={view.isOpen} />
      <p className="text-ink-2">
        Visits from this post carry the campaign <code className="whitespace-nowrap">{view.campaign}</code>,
        which{" "}
        <Link to={deskPaths.adminAnalytics()} className="link">
          analytics
        </Link>{" "}
        counts.
      </p>
    </DeskPage>
  );
}

function SentPost() {
  const { sent, sample, chips, when } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Chips chips={chips} />
        <p className="text-ink-2">{when}</p>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {networks.map((network) => (
          <section key={network} aria-labelledby={network} className="grid content-start gap-2">
            <h2 id={network}>{networkTerms[network].name}</h2>
            <PostPreview network={network} text={sent?.[network] ?? ""} card={sample.card} />
          </section>
        ))}
      </div>
    </>
  );
}

function PostForm() {
  const { texts, due, revision, chips, when, isScheduled, sample } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const tab = useShownNetwork(answer?.errors);
  const isPending = useNavigation().formData !== undefined;
  const hasTextError = answer && Object.keys(answer.errors).length > 0;
  const problem =
    answer?.problem ?? (hasTextError ? "Nothing was saved. Please look at the texts below." : null);
  return (
    <>
      {problem && <Notice tone="bad" title={problem} live />}
      <Form key={revision} method="post" className="grid gap-4">
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="posting" value={toShownPosting(sample.shared)} />
        <SchedulePanel
          chips={chips}
          when={when}
          due={answer?.due ?? due}
          isScheduled={isScheduled}
          isPending={isPending}
          error={answer?.dueError ?? null}
        />
        <VariableList />
        <TextEditors texts={answer?.texts ?? texts} sample={sample} errors={answer?.errors} {...tab} />
      </Form>
      <DeletePart what="post" fields={{ revision }} isPending={isPending} />
    </>
  );
}
