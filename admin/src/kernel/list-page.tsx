import type { ReactNode } from 'react'
import type { TableRow } from './data-table/column.ts'
import { ListPanel, type ListPanelProps } from './list-panel.tsx'
import { PageHead } from './page-head.tsx'

type Props<R> = ListPanelProps<R> & {
  title: string
  /** one line about what the list is for */
  purpose: string
  /** the page's main actions, beside the title */
  actions?: ReactNode
  /** what is between the head and the list */
  above?: ReactNode
}

/** Page of one list that comes in pages; its rows come from `usePagedList`, its dialogs are the children. */
export function ListPage<R extends TableRow>({ title, purpose, actions, above, children, ...panel }: Props<R>) {
  return (
    <>
      <PageHead title={title} actions={actions}>
        {purpose}
      </PageHead>
      {above}
      <ListPanel {...panel} />
      {children}
    </>
  )
}
