type ListTag = "ul" | "ol";
type BlockTag = "p" | "h3" | "h4" | "li";

/** Takes closed p, ul, ol, li, br, strong, em, h3 and h4, nested in any way, without attributes. Flattens lists. */
export function toBlocks(html: string): string {
  const out: string[] = [];
  let block: { tag: BlockTag; html: string } | null = null;
  let open: string[] = [];
  let list: { tag: ListTag; items: string[]; depth: number; isStray: boolean } | null = null;

  const endBlock = () => {
    if (!block) return;
    const closed =
      block.html +
      open
        .toReversed()
        .map((tag) => `</${tag}>`)
        .join("");
    const content = trim(closed);
    if (content) {
      if (block.tag === "li" && list) list.items.push(content);
      else out.push(`<${block.tag}>${content}</${block.tag}>`);
    }
    block = null;
    open = [];
  };
  const endList = () => {
    endBlock();
    if (list && list.items.length > 0)
      out.push(`<${list.tag}>${list.items.map((item) => `<li>${item}</li>`).join("")}</${list.tag}>`);
    list = null;
  };
  const begin = (tag: BlockTag) => {
    endBlock();
    block = { tag, html: "" };
  };
  const add = (text: string) => {
    if (!block) {
      if (list?.isStray) endList();
      begin(list ? "li" : "p");
    }
    block!.html += text;
  };
  const isItem = () => block?.tag === "li" && list !== null && !list.isStray;

  for (const token of html.match(/<[^<>]*>|[^<]+/g) ?? []) {
    const [, slash, name] = /^<(\/?)(\w+)/.exec(token) ?? [];
    const isEnd = slash === "/";
    if (!name) {
      if (block || token.trim()) add(token);
    } else if (name === "strong" || name === "em") {
      if (!isEnd) {
        add(token);
        open.push(name);
      } else if (open.at(-1) === name) {
        open.pop();
        add(token);
      }
    } else if (name === "br" || (name === "p" && isItem())) {
      if (block && (name === "br" || !isEnd)) add("<br />");
    } else if (name === "p" || name === "h3" || name === "h4") {
      if (list) endList();
      if (isEnd) endBlock();
      else begin(name);
    } else if (name === "li") {
      if (isEnd) endBlock();
      else {
        endBlock();
        list ??= { tag: "ul", items: [], depth: 1, isStray: true };
        begin("li");
      }
    } else if (isEnd) {
      if (list && --list.depth <= 0) endList();
    } else {
      if (list?.isStray) endList();
      endBlock();
      if (list) list.depth++;
      else list = { tag: name as ListTag, items: [], depth: 1, isStray: false };
    }
  }
  endList();
  return out.join("");
}

function trim(html: string): string {
  return html
    .replace(/\s+/g, " ")
    .replace(/<(strong|em)>(?:\s|<br \/>)*<\/\1>/g, "")
    .replace(/(?:\s*<br \/>){3,}/g, "<br /><br />")
    .replace(/^(?:\s|<br \/>)+|(?:\s|<br \/>)+$/g, "");
}
