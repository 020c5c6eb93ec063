import { itemProgress, type ItemProgress } from '../../states/learning/item-progress.ts'
import { allByName, firstByName } from './by-name.ts'
import { finishResult } from './finish-result.ts'
import { parsePrerequisites } from './parse-prerequisites.ts'
import { prerequisitesMet, namedIn } from './prerequisites-met.ts'

/** One launchable item of a package. `sco`: it reports results; otherwise it is a page that can only be opened. */
export type PackageSco = {
  identifier: string
  title: string
  visible: boolean
  sco: boolean
  mastery_score: number | null
  prerequisites: string | null
  ancestors?: readonly string[]
}
/** The stored record of one SCO in an attempt; `result` is final, the other fields come from the content's last commit. */
export type ScoRecord = {
  sco: string
  result: ItemProgress | null
  lesson_status: string
  score_raw: number | null
}
export type ScoState = { sco: PackageSco; status: ItemProgress; score: number | null }

/** Returns the current status of a SCO. A page that reports nothing is finished once opened (SCORM 1.2 has no status for assets). */
export function scoStatus(sco: PackageSco, record: ScoRecord | undefined): ItemProgress {
  if (!record) return itemProgress.not_started
  if (record.result !== null) return record.result
  if (!sco.sco) return itemProgress.finished
  const result = finishResult({ ...record, mastery_score: sco.mastery_score })
  return result === null ? itemProgress.in_progress : itemProgress[result]
}

/** Returns every SCO with its current status, in package order. */
export function scoStates(scos: readonly PackageSco[], records: readonly ScoRecord[]): ScoState[] {
  const recordOf = firstByName(records, (record) => record.sco)
  return scos.map((sco) => {
    const record = recordOf.get(sco.identifier)
    return { sco, status: scoStatus(sco, record), score: record?.score_raw ?? null }
  })
}

const isOpen = (status: ItemProgress): boolean => status !== itemProgress.success && status !== itemProgress.finished

/**
 * Builds a lookup of the SCO that locks another by its prerequisites: the first named SCO that is not done, else the first named one; null if it is
 * unlocked. A heading stands for all items under it. Efficient for many SCOs of one package. Source: SCORM 1.2 CAM §2.3.2.5.3.
 */
export function lockFinder(states: readonly ScoState[]): (identifier: string) => PackageSco | null {
  const stateOf = firstByName(states, ({ sco }) => sco.identifier)
  const named = allByName(states, ({ sco }) => [sco.identifier])
  const below = allByName(states, ({ sco }) => new Set(sco.ancestors))
  const membersOf = (name: string, asking: string): readonly ScoState[] =>
    otherScos(asking, (name === asking ? undefined : named.get(name)) ?? below.get(name) ?? [])
  return (identifier) => {
    const expression = parsePrerequisites(stateOf.get(identifier)?.sco.prerequisites)
    if (expression === null) return null
    if (prerequisitesMet(expression, (name) => membersOf(name, identifier).map(({ status }) => status))) return null
    const wanted = namedIn(expression).flatMap((name) => membersOf(name, identifier))
    return (wanted.find(({ status }) => isOpen(status)) ?? wanted[0])?.sco ?? null
  }
}

const otherScos = (identifier: string, states: readonly ScoState[]): readonly ScoState[] =>
  states.filter(({ sco }) => sco.identifier !== identifier)

/** Returns the SCO that locks this one, or null. */
export const scoLock = (states: readonly ScoState[], identifier: string): PackageSco | null =>
  lockFinder(states)(identifier)

/** Chooses the SCO to open by default: the learner's last one, unless it is done and another is open; then the first open one. */
export function scoToOpen(states: readonly ScoState[], last: string | null): PackageSco | null {
  const lockOf = lockFinder(states)
  const free = states.filter(({ sco }) => sco.visible && lockOf(sco.identifier) === null)
  const there = free.find(({ sco }) => sco.identifier === last)
  const next = free.find(({ status }) => isOpen(status))
  if (there && (isOpen(there.status) || !next)) return there.sco
  return (next ?? free.find(({ sco }) => sco.sco) ?? free[0] ?? states[0])?.sco ?? null
}
