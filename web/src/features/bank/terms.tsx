/** Lines of a contract: what, and how much. */
export function Terms({ lines }: { lines: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="flex flex-col text-13 tabular-nums">
      {lines.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-t border-line py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
