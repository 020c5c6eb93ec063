import { isSame } from './clean-data.ts'
import type { Values } from './strip-empty.ts'

/** One entry: as opened here, as it is in the form, and as saved by someone else meanwhile. */
export type Edits = { readonly opened: Values; readonly yours: Values; readonly theirs: Values }
export type Side = 'yours' | 'theirs'

/** Compares two people's changes to one entry: fields that both changed differently, and fields that only the other person changed. */
export function compareEdits({ opened, yours, theirs }: Edits): { both: string[]; only_theirs: string[] } {
  const changed = Object.keys(yours).filter((name) => !isSame(theirs[name], opened[name]))
  const isMine = (name: string): boolean => !isSame(yours[name], opened[name])
  return {
    both: changed.filter((name) => isMine(name) && !isSame(yours[name], theirs[name])),
    only_theirs: changed.filter((name) => !isMine(name)),
  }
}

/** Merges both people's changes; for a field that both changed, takes the chosen side. */
export function mergeEdits({ opened, yours, theirs }: Edits, chosen: Readonly<Record<string, Side>>): Values {
  const names = Object.keys(yours)
  return Object.fromEntries(
    names.map((name) => {
      const isTheirs = chosen[name] === 'theirs' || isSame(yours[name], opened[name])
      return [name, isTheirs ? theirs[name] : yours[name]]
    }),
  )
}
