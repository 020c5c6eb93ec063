import type { ComponentProps, ReactNode } from 'react'
import type { TableRow } from './data-table/column.ts'
import { DataTable, type DeclaredTable } from './data-table/data-table.tsx'
import { ListBody } from './list-body.tsx'
import type { PagedList } from './paged-list.ts'

export type ListPanelProps<R> = {
  list: PagedList<R>
  /** name of the panel, if its page has more than this list */
  name?: string
  /** the search field and the other filters, in one row */
  filters?: ReactNode
  /** shown when there are no entries and no filter is set */
  empty: ComponentProps<typeof ListBody>['empty']
  /** the table as declared here, or rendered by the page around what it needs more */
  table: DeclaredTable<R> | ((rows: R[]) => ReactNode)
  /** dialogs of the list */
  children?: ReactNode
}

/** Panel with a list that comes in pages: its filters, its table, and the loading, failed and empty states. */
export function ListPanel<R extends TableRow>({ list, name, filters, empty, table, children }: ListPanelProps<R>) {
  const Panel = name === undefined ? 'div' : 'section'
  return (
    <Panel className="panel" aria-label={name}>
      {filters ? <div className="filter-row">{filters}</div> : null}
      <ListBody query={list.query} address={list.body} empty={empty}>
        {(rows) => (typeof table === 'function' ? table(rows) : <DataTable {...table} view={list.view} rows={rows} />)}
      </ListBody>
      {children}
    </Panel>
  )
}
