import { useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'

export const densities = ['comfortable', 'compact'] as const
export const pageSizes = [20, 50, 100] as const
type Kept = {
  readonly hidden: readonly string[]
  readonly density: (typeof densities)[number]
  readonly per_page: (typeof pageSizes)[number]
}
/** How a person wants to see one list, and how to change it. */
export type TableView = Kept & { readonly change: (part: Partial<Kept>) => void }

const usual: Kept = { hidden: [], density: 'comfortable', per_page: 20 }
const one = <T>(offered: readonly T[], value: unknown, otherwise: T): T =>
  offered.find((each) => each === value) ?? otherwise

/** What was kept, read with care: the browser keeps it, and an earlier release may have written it. */
export function viewOf(kept: string | null): Kept {
  try {
    const { hidden, density, per_page } = Object(JSON.parse(kept ?? '{}'))
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((name) => typeof name === 'string') : usual.hidden,
      density: one(densities, density, usual.density),
      per_page: one(pageSizes, per_page, usual.per_page),
    }
  } catch {
    return usual
  }
}

const watchers = new Set<() => void>()
const read = new Map<string, { text: string | null; view: Kept }>()
function current(key: string): Kept {
  const text = localStorage.getItem(key)
  const known = read.get(key)
  if (known?.text === text) return known.view
  const view = viewOf(text)
  read.set(key, { text, view })
  return view
}
const watch = (changed: () => void) => {
  watchers.add(changed)
  // Another tab of the same person.
  addEventListener('storage', changed)
  return () => {
    watchers.delete(changed)
    removeEventListener('storage', changed)
  }
}

/** The columns, the density and the rows per page that this person chose for a list, kept in this browser as saved filters are. */
export function useTableView(list: string): TableView {
  const { me } = useSession()
  const key = `portico_table:${me.id}:${list}`
  const view = useSyncExternalStore(watch, () => current(key))
  const change = (part: Partial<Kept>) => {
    localStorage.setItem(key, JSON.stringify({ ...view, ...part }))
    for (const changed of watchers) changed()
  }
  return { ...view, change }
}
