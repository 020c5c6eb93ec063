import { scoLock, scoToOpen } from '@portico/shared/rules/scorm/sco-state.ts'
import type { ScormPackageItem } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { statesOf, type Registration } from './registration.ts'

/** The SCO that is asked for, or where the learner was; a locked one is refused. Null where the package names none. */
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
