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
  /** on a phone, where a row has two lines: `below` its title, or `beside` it; other columns are left to the entry itself */
  readonly phone?: 'below' | 'beside'
  /** left out on tablets, so that a row's actions stay on screen */
  readonly only_wide?: boolean
}

type Look = Pick<Column<never>, 'number' | 'centered' | 'phone' | 'only_wide'>

/** How a cell of this column looks, and where there is room for it. */
export const cellClass = ({ number, centered, phone, only_wide }: Look): string | undefined =>
  [number ? 'number' : centered ? 'centered' : '', phone ? `phone-${phone}` : '', only_wide ? 'only-wide-cell' : '']
    .filter(Boolean)
    .join(' ') || undefined
