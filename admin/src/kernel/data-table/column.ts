import type { ReactNode } from 'react'

export type TableRow = { readonly id: number | string }

/** One column of a table: what a row shows in it, and how. */
export type Column<R> = {
  readonly name: string
  readonly header: string
  readonly cell: (row: R) => ReactNode
  readonly sortable?: boolean
  readonly number?: boolean
  /** a value that is one of few and stands alone, such as a tick */
  readonly centered?: boolean
}

export const cellClass = ({ number, centered }: Pick<Column<never>, 'number' | 'centered'>): string | undefined =>
  number ? 'number' : centered ? 'centered' : undefined
