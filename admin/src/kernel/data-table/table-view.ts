import { storedText } from '@portico/shared/browser/stored.ts'
import { useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'

export const densities = ['comfortable', 'compact'] as const
export const pageSizes = [20, 50, 100] as const
type ViewSettings = {
  readonly hidden: readonly string[]
  readonly density: (typeof densities)[number]
  readonly per_page: (typeof pageSizes)[number]
}
/** A user's settings for viewing one list, and a function to change them. */
export type TableView = ViewSettings & { readonly change: (part: Partial<ViewSettings>) => void }

const defaultSettings: ViewSettings = { hidden: [], density: 'comfortable', per_page: 20 }
const one = <T>(offered: readonly T[], value: unknown, otherwise: T): T =>
  offered.find((each) => each === value) ?? otherwise

/** Parses a saved view defensively: it comes from browser storage, and an earlier release may have written it. */
export function viewOf(kept: string | null): ViewSettings {
  try {
    const { hidden, density, per_page } = Object(JSON.parse(kept ?? '{}'))
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((name) => typeof name === 'string') : defaultSettings.hidden,
      density: one(densities, density, defaultSettings.density),
      per_page: one(pageSizes, per_page, defaultSettings.per_page),
    }
  } catch {
    return defaultSettings
  }
}

const watchers = new Set<() => void>()
const read = new Map<string, { text: string | null; view: ViewSettings }>()
function current(key: string): ViewSettings {
  const text = storedText(key, 'local').read()
  const known = read.get(key)
  if (known?.text === text) return known.view
  const view = viewOf(text)
  read.set(key, { text, view })
  return view
}
const watch = (changed: () => void) => {
  watchers.add(changed)
  // Also reacts to another tab of the same user.
  addEventListener('storage', changed)
  return () => {
    watchers.delete(changed)
    removeEventListener('storage', changed)
  }
}

/** Returns the columns, density and rows per page that this user chose for a list, stored in this browser like saved filters. */
export function useTableView(list: string): TableView {
  const { me } = useSession()
  const key = `portico_table:${me.id}:${list}`
  const view = useSyncExternalStore(watch, () => current(key))
  const change = (part: Partial<ViewSettings>) => {
    storedText(key, 'local').write(JSON.stringify({ ...view, ...part }))
    for (const changed of watchers) changed()
  }
  return { ...view, change }
}
