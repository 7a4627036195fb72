import type { NetworkTexts } from "./networks.ts";

export const standardTexts: NetworkTexts = {
  linkedin: `{employer} is hiring: {title}, {place}

[Pay: {pay}]
[Type: {type}]
[Shift: {shift}]

Details and how to apply: {link}

{tags}`,
  x: `{title}, {place}
[{pay}]
{employer}
{link}`,
  facebook: `{employer} is hiring: {title}, {place}
[Pay: {pay}]
[Shift: {shift}]

Details and how to apply: {link}`,
  generic: `{title} at {employer}, {place}[. {pay}][. {shift}].
{link}
{tags}`,
};
