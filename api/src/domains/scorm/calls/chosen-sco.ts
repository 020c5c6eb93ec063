import { scoLock, scoToOpen } from '@portico/shared/rules/scorm/sco-state.ts'
import type { ScormPackageItem } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { statesOf, type Registration } from './registration.ts'

/** Returns the requested SCO, or the one the learner was at; refuses a locked one. Null if the package has none. */
export function chosenSco(registration: Registration, asked: string | undefined): ScormPackageItem | null {
  const { scos, last } = registration
  const states = statesOf(registration)
  const wanted = asked ?? scoToOpen(states, last)?.identifier
  const found = scos.find(({ identifier }) => identifier === wanted)
  if (asked !== undefined && !found) fail('general.not_found')
  const lock = found ? scoLock(states, found.identifier) : null
  if (lock) fail('learning.item_locked', { title: lock.title })
  return found ?? null
}
