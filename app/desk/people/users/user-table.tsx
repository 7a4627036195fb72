import { Link } from "@remix-run/react";
import { Chips } from "#app/kit/ui/chip.tsx";
import type { toUserView } from "./user-view.ts";

export function UserTable({ users }: { users: readonly ReturnType<typeof toUserView>[] }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Account</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        {users.map(({ id, name, email, chips, since, to }) => (
          <tr key={id} data-row>
            <th scope="row" className="font-semibold">
              <Link to={to} data-open className="link">
                {name}
              </Link>
            </th>
            <td>{email}</td>
            <td data-label="Account" className="whitespace-nowrap">
              <Chips chips={chips} />
            </td>
            <td data-label="Since">{since}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
