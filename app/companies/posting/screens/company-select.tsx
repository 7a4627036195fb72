import { NamedOptions } from "#app/kit/forms/named-options.tsx";

interface CompanySelectProps {
  id: string;
  companies: readonly { slug: string; name: string }[];
  company: string;
}

export const CompanySelect = ({ id, companies, company }: CompanySelectProps) => (
  <div className="grid gap-1">
    <label htmlFor={id} className="font-semibold text-md">
      Company
    </label>
    <select
      id={id}
      name="company"
      defaultValue={company}
      className="h-11 rounded-control border border-line-strong bg-surface px-3"
    >
      <NamedOptions names={companies.map(({ slug, name }) => [slug, name])} />
    </select>
  </div>
);
