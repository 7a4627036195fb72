import { paths } from "#app/paths.ts";
import { networks, networkTerms } from "#app/desk/social/text/networks.ts";

export function SentMeaning({ feed }: { feed: string }) {
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
