import { listPosts } from "#app/desk/social/queue/change-post.server.ts";
import { queueStates } from "#app/desk/social/queue/queue-search.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { signIn } from "./accounts.ts";
import { toText } from "./html.ts";
import { env, origin, postForm, send } from "./site.ts";

const db = toDb(env.DB);

/** An operator at the social media pages. */
export async function createOperator() {
  const { cookie, user } = await signIn("admin");
  const headers = { cookie, host: new URL(origin).host };
  return {
    user,
    open: async (path: string) => {
      const response = await send(path, { headers: { cookie } });
      const html = await response.text();
      return { status: response.status, html, text: toText(html) };
    },
    post: (path: string, fields: Record<string, string>) => postForm(path, fields, headers),
    /** Makes a draft of a posting and gives the address of its page. */
    draft: async (slug: string, key = `key-${slug}`) => {
      const response = await postForm("/admin/social-media/new", { slug, idempotencyKey: key }, headers);
      return response.headers.get("location")!.replace("?done=created", "");
    },
  };
}

export async function listSocialPosts() {
  const lists = await Promise.all(
    queueStates.map((state) => listPosts(db, { state, before: null, after: null })),
  );
  return lists.flat().map(({ post }) => post);
}

/** The fields of a post's form, as its page shows them. */
export function toPostFields(texts: Partial<Record<"linkedin" | "x" | "facebook" | "generic", string>>) {
  const named = ["linkedin", "x", "facebook", "generic"] as const;
  return Object.fromEntries(named.map((network) => [`text-${network}`, texts[network] ?? ""]));
}
