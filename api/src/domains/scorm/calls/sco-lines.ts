import type { ScoLine } from '@portico/shared/contract/scorm/scorm.ts'
import { firstByName } from '@portico/shared/rules/scorm/by-name.ts'
import { packageTree } from '@portico/shared/rules/scorm/package-tree.ts'
import { lockFinder } from '@portico/shared/rules/scorm/sco-state.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { statesOf, type Registration } from './registration.ts'

/** The table of contents of the package, with each SCO's state and lock; a single line if it has only one SCO. */
export function scoLines(registration: Registration): ScoLine[] {
  const { scos, scorm_package } = registration
  const headings = scos.length > 1 ? scorm_package.headings : []
  const shown = scos.some(({ visible }) => visible) ? scos : scos.map((sco) => ({ ...sco, visible: true }))
  const states = statesOf(registration)
  const stateOf = firstByName(states, ({ sco }) => sco.identifier)
  const lockOf = lockFinder(states)
  return packageTree({ items: shown, headings }).map((line) => {
    const state = line.is_launchable ? stateOf.get(line.identifier) : undefined
    return {
      ...line,
      status: state?.status ?? itemProgress.not_started,
      score: state?.score ?? null,
      locked_by: state ? (lockOf(line.identifier)?.title ?? null) : null,
    }
  })
}
