import { listPath } from '@portico/shared/pages/list-path.ts'
import { listedFields, sortableFields } from '@portico/shared/resources/fields-of.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import { Link } from '@tanstack/react-router'
import type { Field } from '@portico/shared/resources/resource.ts'
import { FieldCell } from '../../fields/field-cell.tsx'
import type { Column } from '../../kernel/data-table/column.ts'
import type { Order } from '../order/use-order.ts'
import { Movable } from '../order/movable.tsx'
import type { ListedResource } from './use-resource-list.ts'

/** Returns a column for each field that the declaration lists; the entry's title opens it. */
export function listColumns(resource: ListedResource, order: Order | null): readonly Column<ListRow>[] {
  const sortable = new Set(sortableFields(resource).map(([field]) => field))
  const listed = listedFields(resource)
  const phone = phonePositions(resource)
  return listed.map(([field, declared]) => ({
    ...(phone[field] ? { phone: phone[field] } : {}),
    name: field,
    header: declared.label,
    sortable: sortable.has(field),
    number: declared.kind === 'number' || declared.kind === 'money',
    cell: (row) =>
      field === resource.title_field ? (
        <Movable order={order} row={row} title={String(row[field])}>
          <Link to={listPath(resource, row.id)} className="cell-title">
            {String(row[field])}
          </Link>
        </Movable>
      ) : (
        <FieldCell field={declared} value={row[field]} />
      ),
  }))
}

const isMark = ({ kind, ...field }: Field): boolean =>
  kind === 'choice' && 'options' in field && field.options.some(({ tone }) => tone !== undefined)

/** Chooses what phones show of an entry besides its title: its status, and the first of the other columns. */
function phonePositions(resource: ListedResource): Readonly<Record<string, 'below' | 'beside'>> {
  const others = listedFields(resource).filter(([field]) => field !== resource.title_field)
  const mark = others.find(([, field]) => isMark(field))?.[0]
  const below = others.find(([name]) => name !== mark)?.[0]
  return { ...(mark ? { [mark]: 'beside' } : {}), ...(below ? { [below]: 'below' } : {}) }
}
