import { health } from './health/area.ts'
import { portals } from './portals/area.ts'
import { session } from './session/area.ts'
import type { Verb } from '../kernel/verb.ts'

/** All that the API does, area by area. */
export const areas: readonly (readonly Verb[])[] = [health, portals, session]
