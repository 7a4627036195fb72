import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskSearch, Segments } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { type BulkDecided, decideMany, pickFields } from "#app/desk/postings/bulk-decision.server.ts";
import { findDeskPostings, readPostingList } from "#app/desk/postings/posting-list.server.ts";
import { PostingTable, WaitingForm } from "#app/desk/postings/posting-table.tsx";
import { findPostingNotice } from "#app/desk/postings/receive-posting-form.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { postingTerms } from "#app/posting-terms.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Postings", isIndexed: false });

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { searchParams, search } = new URL(request.url);
  const list = await readPostingList(context, searchParams);
  return {
    ...list,
    action: deskPaths.adminPostings(search.slice(1)),
    notice: findPostingNotice(searchParams.get("done")),
  };
}

interface PostingsAnswer extends BulkDecided {
  found: Found | null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const form = await requireForm(request, ["find", "after", "decision", "canned", "reason", ...pickFields]);
  const find = form.get("find");
  if (find === null) {
    const decided = await decideMany(context, form, viewer.id);
    return data<PostingsAnswer>({ ...decided, found: null }, { status: decided.refused ? 400 : 200 });
  }
  const after = form.get("after");
  const found = await findDeskPostings(context, String(find), after === null ? null : String(after));
  return data<PostingsAnswer>({ found, done: null, refused: null }, { status: 200 });
}

export default function PostingsPage() {
  const { state, segments, rows, next, action, notice } = useLoaderData<typeof loader>();
  const answer = useActionData() as PostingsAnswer | undefined;
  const { found, done, refused } = answer ?? { found: null, done: null, refused: null };
  return (
    <DeskPage
      title="Postings"
      lead={postingTerms.reading}
      actions={
        <DeskSearch
          key={found?.words}
          label="Postings"
          field="Title, company or address of a posting"
          placeholder="Title, company or address"
          action={deskPaths.adminPostings()}
          words={found?.words}
        />
      }
    >
      {done && <Notice live tone={done.isGood ? "good" : "warn"} title={done.text} />}
      {notice && !answer && (
        <Notice live tone={notice.tone} title={notice.title}>
          No other posting waits.
        </Notice>
      )}
      <Segments
        label="State"
        segments={found ? segments.map((segment) => ({ ...segment, isCurrent: false })) : segments}
      />
      {found ? (
        <FoundPostings found={found} />
      ) : rows.length === 0 ? (
        <Notice title="Nothing here">
          {state === "pending" ? "No posting waits for us." : "No posting is in this state."}
        </Notice>
      ) : state === "pending" ? (
        <WaitingForm
          key={done ? rows.map(({ pick }) => pick).join() : action}
          rows={rows}
          action={action}
          answer={refused ?? undefined}
        />
      ) : (
        <PostingTable rows={rows} last={state === "all" || state === "open" ? "status" : "reason"} />
      )}
      {next && !found && (
        <Link to={next} rel="next" className={buttonClass("outline", "small", "justify-self-end")}>
          {state === "pending" ? "Sent later" : "Older"}
        </Link>
      )}
    </DeskPage>
  );
}

type Found = Awaited<ReturnType<typeof findDeskPostings>>;

function FoundPostings({ found: { words, rows, next } }: { found: Found }) {
  return (
    <>
      <p role="status" className="text-ink-2">
        {rows.length === 0
          ? `Nothing found for “${words}”. Enter words of the title, the company's name or the posting's address.`
          : `Postings for “${words}”, newest first`}
      </p>
      {rows.length > 0 && <PostingTable rows={rows} last="status" />}
      {next !== null && (
        <Form method="post" action={deskPaths.adminPostings()} className="justify-self-end">
          <input type="hidden" name="find" value={words} />
          <input type="hidden" name="after" value={next} />
          <Button look="outline" size="small">
            Older
          </Button>
        </Form>
      )}
    </>
  );
}
