import type { ReactNode } from 'react'

export type TableRow = { readonly id: number | string }

/** One column of a table: what it shows for a row, and how. */
export type Column<R> = {
  readonly name: string
  readonly header: string
  readonly cell: (row: R) => ReactNode
  readonly sortable?: boolean
  readonly number?: boolean
  /** for a value that is one of a few and stands alone, such as a check mark */
  readonly centered?: boolean
  /** position on a phone, where a row has two lines: `below` its title, or `beside` it; the entry's own page shows the other columns */
  readonly phone?: 'below' | 'beside'
  /** hidden on tablets, so that a row's actions stay on screen */
  readonly only_wide?: boolean
}

type Look = Pick<Column<never>, 'number' | 'centered' | 'phone' | 'only_wide'>

/** Returns the CSS classes of a column's cells: their look, and the widths at which they are visible. */
export const cellClass = ({ number, centered, phone, only_wide }: Look): string | undefined =>
  [number ? 'number' : centered ? 'centered' : '', phone ? `phone-${phone}` : '', only_wide ? 'only-wide-cell' : '']
    .filter(Boolean)
    .join(' ') || undefined
