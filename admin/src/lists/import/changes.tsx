import type { ListImport } from '@portico/shared/resources/import-calls.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'

type Field = ListImport['changes'][number]['fields'][number]

/** Lists the old and new value of every field that a file changes; possible spreadsheet errors come first. */
export function Changes({ found }: { found: ListImport }) {
  const { changes, counts, spreadsheet_changes: odd } = found
  return (
    <section className="import-changes" aria-labelledby="import-changes">
      <h3 id="import-changes" className="field-label">
        Changes
      </h3>
      {odd > 0 ? (
        <Notice tone="waiting">
          {`${odd === 1 ? '1 row looks' : `${formatCount(odd)} rows look`} as if a spreadsheet changed a code: zeros are missing, or it became a number or a date. Check before you import.`}
        </Notice>
      ) : null}
      <ul className="changed-rows">
        {changes.map(({ line, title, fields }) => (
          <li key={line}>
            <strong>{`Line ${line}${title ? `, ${title}` : ''}`}</strong>
            <ul>
              {fields.map((field) => (
                <ChangedField key={field.label} field={field} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {counts.update > changes.length ? (
        <p className="muted small">{`The first ${formatCount(changes.length)} of ${formatCount(counts.update)}.`}</p>
      ) : null}
    </section>
  )
}

const ChangedField = ({ field: { label, before, after, is_spreadsheet } }: { field: Field }) => (
  <li>
    {`${label}: `}
    {before === '' ? <span className="muted">empty</span> : <del>{before}</del>}
    {' → '}
    {after === '' ? <span className="muted">empty</span> : <ins>{after}</ins>}
    {is_spreadsheet ? <strong> (changed by a spreadsheet?)</strong> : null}
  </li>
)
