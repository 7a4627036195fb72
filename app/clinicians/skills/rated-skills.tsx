import type { Rated, RatedGroup } from "./rated.ts";
import { toLastName, toRatingName } from "./skill-words.ts";

export function RatedSkills({ of }: { of: Rated }) {
  return (
    <section aria-labelledby="skills" className="grid gap-stack">
      <h2 id="skills">All ratings</h2>
      <p className="text-ink-2">0 never done, 1 with help, 2 alone, 3 can teach.</p>
      <div className="skills-tables">
        {of.groups.map((group) => (
          <GroupTable key={group.id} group={group} />
        ))}
      </div>
    </section>
  );
}

function GroupTable({ group: { title, items } }: { group: RatedGroup }) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">Rating</th>
          <th scope="col">Last done</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, text, rating, last }) => (
          <tr key={id}>
            <th scope="row">{text}</th>
            <td>{toRatingName(rating)}</td>
            <td>{toLastName(last)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
