/** Head of a small table without lines. The first column has the labels, the others figures. */
export function QuietHead({ names: [first, ...figures] }: { names: readonly string[] }) {
  return (
    <thead className="text-12 text-muted">
      <tr>
        <th scope="col" className="py-1 text-left font-normal">
          {first}
        </th>
        {figures.map((name) => (
          <th key={name} scope="col" className="py-1 pl-2 text-right font-normal">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
