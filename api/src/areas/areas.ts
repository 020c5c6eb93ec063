import type { Verb } from '../kernel/verb.ts'
import { exams } from './exams/area.ts'
import { health } from './health/area.ts'
import { learning } from './learning/area.ts'
import { portals } from './portals/area.ts'
import { session } from './session/area.ts'

/** All that the API does, area by area. */
export const areas: readonly (readonly Verb[])[] = [
  health,
  portals,
  session,
  learning,
  exams,
]
