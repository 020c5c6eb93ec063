import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'

type Refused = { key: number; name: string; reasons: readonly (string | null)[] }

/** Lists refused entries or rows with their reasons; if there are very many, only the first ones and the total. */
export function RefusedRows({ rows, total }: { rows: readonly Refused[]; total: number }) {
  return (
    <>
      <ul className="refused-rows">
        {rows.map(({ key, name, reasons }) => (
          <li key={key}>
            <strong>{name}</strong>
            <br />
            <span className="muted">{reasons.join(' ')}</span>
          </li>
        ))}
      </ul>
      {total > rows.length ? (
        <p className="muted small">{`The first ${formatCount(rows.length)} of ${formatCount(total)}. Download the file to see all of them.`}</p>
      ) : null}
    </>
  )
}
