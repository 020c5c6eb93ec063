import type { FoundEntry } from '@portico/shared/contract/catalog/palette.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { listPath } from '@portico/shared/pages/list-path.ts'
import { resourceOf } from '@portico/shared/resources/resources.ts'

export type EntryChoice = {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
}

/** Returns the palette's text for an entry and its link target. */
export function choiceOfEntry(entry: FoundEntry): EntryChoice {
  const own = { id: `${entry.kind}:${'list' in entry ? entry.list : ''}${entry.id}`, title: entry.title }
  switch (entry.kind) {
    case 'course':
      return { ...own, note: 'Course', to: linkToStaff('courseDetails', { slug: entry.slug }) }
    case 'user':
      return { ...own, note: `User, ${entry.email}`, to: linkToStaff('users'), search: { search: entry.email } }
    case 'order':
      return { ...own, note: entry.email, to: linkToStaff('staffOrder', { order_id: entry.id }) }
    case 'list': {
      const list = resourceOf(entry.list)
      return { ...own, note: list.title, to: listPath(list, entry.id) }
    }
  }
}
