import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TimeColumns } from "./time-columns.tsx";

const draw = (...values: (readonly [number, number])[]) =>
  renderToStaticMarkup(
    <TimeColumns
      label="Visits"
      legend={["This week", "The week before"]}
      columns={values.map(([value, before], at) => ({ name: `Aug ${at + 1}`, value, before }))}
    />,
  );

test("draws each count to scale before its twin of the span before", () => {
  const html = draw([20, 10], [0, 40]);
  expect(html).toContain('<rect x="13%" width="24%" y="80" height="80">');
  expect(html).toContain('<rect x="4%" width="42%" y="120" height="40" class="time-before">');
  expect(html).toContain("Aug 2: 0, before: 40");
  expect(html).toContain("Highest: 20, Aug 1. Last: 0.");
});

test.each([
  [0, "1"],
  [3, "4"],
  [95, "100"],
  [1201, "2,000"],
])("ends the scale for %s at %s", (most, top) => {
  expect(draw([most, 0])).toContain(`<span>${top}</span>`);
});
