import { listAddress } from '@portico/shared/pages/list-address.ts'
import { listedFields, sortableFields } from '@portico/shared/resources/fields-of.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import { Link } from '@tanstack/react-router'
import { FieldCell } from '../../fields/field-cell.tsx'
import type { Column } from '../../kernel/data-table/column.ts'
import type { ListedResource } from './use-resource-list.ts'

/** A column for each field that the declaration lists; the entry's title opens it. */
export function listColumns(resource: ListedResource): readonly Column<ListRow>[] {
  const sortable = new Set(sortableFields(resource).map(([field]) => field))
  return listedFields(resource).map(([field, declared]) => ({
    name: field,
    header: declared.label,
    sortable: sortable.has(field),
    number: declared.kind === 'number',
    cell: (row) =>
      field === resource.title_field ? (
        <Link to={listAddress(resource, row.id)} className="cell-title">
          {String(row[field])}
        </Link>
      ) : (
        <FieldCell field={declared} value={row[field]} />
      ),
  }))
}
