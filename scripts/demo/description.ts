import { createSlots } from "./description-slots.ts";
import { type Known, toPoints } from "./description-words.ts";
import type { Opening } from "./opening.ts";
import type { Pools } from "./pools.ts";
import type { Random } from "./seeded-random.ts";

export function writeDescription(opening: Opening, known: Known, pools: Pools, random: Random): string {
  const slots = createSlots(opening, known, pools, random);
  const blocks = random.draw(pools.layouts.layouts).map((block) => {
    const heading = block.heading ? toHtml("h3", slots.heading(block.heading)) : "";
    if (block.list) return `${heading}<ul>${toPoints(known).map(toItem).join("")}</ul>`;
    const text = block.slots.map(slots.write).filter(Boolean).join(" ");
    return text && heading + toHtml("p", text);
  });
  return blocks.filter(Boolean).join("\n");
}

const toItem = (text: string): string => toHtml("li", text);

function toHtml(tag: string, text: string): string {
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  return `<${tag}>${escaped}</${tag}>`;
}
