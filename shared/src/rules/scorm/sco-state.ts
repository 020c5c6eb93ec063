import { itemProgress, type ItemProgress } from '../../states/item-progress.ts'
import { allByName, firstByName } from './by-name.ts'
import { finishResult } from './finish-result.ts'
import { parsePrerequisites } from './parse-prerequisites.ts'
import { prerequisitesMet, namedIn } from './prerequisites-met.ts'

/** One launchable item of a package. `sco`: it reports; otherwise it is a page that is only opened. */
export type PackageSco = {
  identifier: string
  title: string
  visible: boolean
  sco: boolean
  mastery_score: number | null
  prerequisites: string | null
  ancestors?: readonly string[]
}
/** What is kept of one SCO in an attempt; `result` is final, the rest is what its content committed last. */
export type ScoRecord = {
  sco: string
  result: ItemProgress | null
  lesson_status: string
  score_raw: number | null
}
export type ScoState = { sco: PackageSco; status: ItemProgress; score: number | null }

/** What a SCO is by now. A page that reports nothing is finished once it was opened (SCORM 1.2 knows no status of an asset). */
export function scoStatus(sco: PackageSco, record: ScoRecord | undefined): ItemProgress {
  if (!record) return itemProgress.not_started
  if (record.result !== null) return record.result
  if (!sco.sco) return itemProgress.finished
  const result = finishResult({ ...record, mastery_score: sco.mastery_score })
  return result === null ? itemProgress.in_progress : itemProgress[result]
}

/** Every SCO with what it is by now, in the package's order. */
export function scoStates(scos: readonly PackageSco[], records: readonly ScoRecord[]): ScoState[] {
  const recordOf = firstByName(records, (record) => record.sco)
  return scos.map((sco) => {
    const record = recordOf.get(sco.identifier)
    return { sco, status: scoStatus(sco, record), score: record?.score_raw ?? null }
  })
}

const isOpen = (status: ItemProgress): boolean => status !== itemProgress.success && status !== itemProgress.finished

/**
 * What locks a SCO by the prerequisites of its manifest: the first one named there that is not done, else the first named; null when it
 * is open. A heading stands for all below it. For many SCOs of one package. Source: SCORM 1.2 CAM §2.3.2.5.3.
 */
export function lockFinder(states: readonly ScoState[]): (identifier: string) => PackageSco | null {
  const stateOf = firstByName(states, ({ sco }) => sco.identifier)
  const named = allByName(states, ({ sco }) => [sco.identifier])
  const below = allByName(states, ({ sco }) => new Set(sco.ancestors))
  const membersOf = (name: string, asking: string): readonly ScoState[] =>
    othersThan(asking, (name === asking ? undefined : named.get(name)) ?? below.get(name) ?? [])
  return (identifier) => {
    const expression = parsePrerequisites(stateOf.get(identifier)?.sco.prerequisites)
    if (expression === null) return null
    if (prerequisitesMet(expression, (name) => membersOf(name, identifier).map(({ status }) => status))) return null
    const wanted = namedIn(expression).flatMap((name) => membersOf(name, identifier))
    return (wanted.find(({ status }) => isOpen(status)) ?? wanted[0])?.sco ?? null
  }
}

const othersThan = (identifier: string, states: readonly ScoState[]): readonly ScoState[] =>
  states.filter(({ sco }) => sco.identifier !== identifier)

/** What locks one SCO. */
export const scoLock = (states: readonly ScoState[], identifier: string): PackageSco | null =>
  lockFinder(states)(identifier)

/** Which SCO opens when the learner names none: where they were, unless that is done and another one is not; then the first open one. */
export function scoToOpen(states: readonly ScoState[], last: string | null): PackageSco | null {
  const lockOf = lockFinder(states)
  const free = states.filter(({ sco }) => sco.visible && lockOf(sco.identifier) === null)
  const there = free.find(({ sco }) => sco.identifier === last)
  const next = free.find(({ status }) => isOpen(status))
  if (there && (isOpen(there.status) || !next)) return there.sco
  return (next ?? free.find(({ sco }) => sco.sco) ?? free[0] ?? states[0])?.sco ?? null
}
