import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { exampleQuestions } from "./example-questions.ts";

export function Examples() {
  return (
    <section aria-labelledby="examples" className="mentor-examples">
      <h2 id="examples" className="text-lg">
        Questions you can ask
      </h2>
      <ul>
        {Object.entries(exampleQuestions).map(([id, question]) => (
          <li key={id}>
            <Link to={`${paths.mentor()}?example=${id}`} className="link" preventScrollReset>
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
