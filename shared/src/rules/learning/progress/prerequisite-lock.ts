import { isDone, type ItemProgress } from '../../../states/learning/item-progress.ts'
import { parsePrerequisites } from '../../scorm/parse-prerequisites.ts'
import { namedIn, prerequisitesMet } from '../../scorm/prerequisites-met.ts'

/** Position of a SCO in its package: its identifier, the identifiers of the headings above it, and the prerequisites from its manifest. */
export type PackagePosition = {
  readonly package_id: number
  readonly identifier: string
  readonly ancestors: readonly string[]
  readonly prerequisites: string | null
}
type Item = { readonly id: number; readonly status: ItemProgress; readonly scorm?: PackagePosition | null }

/**
 * Returns the item that locks a SCO by its manifest's prerequisites: the first named one that is not done, otherwise the first named; null if open.
 * Identifiers refer to items of the same package in the course. Source: SCORM 1.2 CAM §2.3.2.5.3.
 */
export function prerequisiteLock<I extends Item>(items: readonly I[], item: I): I | null {
  const expression = parsePrerequisites(item.scorm?.prerequisites)
  if (expression === null) return null
  const others = items.filter((other) => other.id !== item.id && other.scorm?.package_id === item.scorm?.package_id)
  const membersOf = (identifier: string): I[] => {
    const exact = others.filter(({ scorm }) => scorm?.identifier === identifier)
    return exact.length > 0 ? exact : others.filter(({ scorm }) => scorm?.ancestors.includes(identifier))
  }
  if (prerequisitesMet(expression, (identifier) => membersOf(identifier).map(({ status }) => status))) return null
  const named = namedIn(expression).flatMap(membersOf)
  return named.find(({ status }) => !isDone(status)) ?? named[0] ?? null
}
