import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { claims } from "#app/claims.ts";
import { listQuestionPassages } from "#app/catalogue/articles/passages/page-passages.ts";
import { planSearch, readSearch } from "#app/jobs/search/index/asked-search.server.ts";
import { noFilters } from "#app/jobs/search/index/filters.ts";
import { countJobs } from "#app/jobs/search/index/search.server.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { Told } from "#app/assistant/mentor/answers/mentor-answer.ts";

const asksCost =
  /\b(?:do|will|must|would|should) (?:i|we|nurses|candidates|job ?seekers|clinicians) (?:(?:have|need) to |ever )?(?:pay|owe) (?:you\b|clinward|anything|for (?:this|it|the site|clinward)|to (?:use|apply|join)|a fee)|\bis (?:this|it|clinward|(?:the|this) (?:site|mentor)) (?:really |completely )?free\b|\b(?:what|how much) (?:does|do|will) (?:this|it|clinward|you) (?:cost|charge)(?: (?:me|candidates|nurses|job ?seekers))?\W*$|\bdo(?:es)? (?:you|clinward) charge (?:me|us|candidates|nurses|job ?seekers|clinicians)\b/;
const asksWho =
  /\b(?:is|am|are|was) (?:this |that |it |there |i |you |we )?(?:\w+ ){0,3}(?:human|bot|robot|machine|real person|live person|person|ai)\b(?:.*\b(?:answer\w*|talking|chatting|reading|here|there|writing|typing)\b|\W*$)|\b(?:talking|speaking|chatting|writing) (?:to|with) (?:an? )?(?:real |actual |live )?(?:human|person|bot|robot|machine|ai)\b|\bwho(?:['’]?s| is| are) (?:you|this|answering|replying|there|writing)\b|\bwhat are you\b|\bcan i (?:talk|speak|chat) (?:to|with) (?:an? )?(?:real |actual |live )?(?:human|person|someone)\b/;

/** What someone asks of the site and its mentor, in words that guides about other things share. */
export async function tellSite({ env }: SiteContext, words: string): Promise<Told[]> {
  if (asksWho.test(words))
    return [
      {
        text: "No person answers here: the mentor is a program, and it tells only what our guides and data say.",
        source: paths.mentor(),
        title: "AI career mentor",
      },
      {
        text: `A person answers messages ${claims.answerTime}.`,
        source: paths.contact(),
        title: "Contact us",
      },
    ];
  if (!asksCost.test(words)) return [];
  const groups = await readCatalog(env.CATALOG, "faq").catch(() => null);
  const cost = groups && listQuestionPassages(groups).find(({ source }) => source === paths.faq("cost"));
  return cost ? [{ text: cost.text, source: cost.source, title: cost.title }] : [];
}

const mostWords = 5;

/** "Conrad 30" asks nothing that a page answers, but postings name it. */
export async function tellSearch({ db, now }: SiteContext, text: string): Promise<Told[]> {
  const query = text.replace(/[?!.]+$/, "").trim();
  if (query.split(/\s+/).length > mostWords) return [];
  const [found] = await countJobs(db, [planSearch(await readSearch(db, { ...noFilters, query }), now)]);
  if (!found || found.total === 0) return [];
  const count = `${formatCount(found.total)}${found.isTotalCapped ? "+" : ""}`;
  return [
    {
      text: `The search finds ${count} open ${found.total === 1 ? "posting" : "postings"} for “${query}”.`,
      source: paths.jobs(new URLSearchParams({ query }).toString()),
      title: "Open jobs",
    },
  ];
}
