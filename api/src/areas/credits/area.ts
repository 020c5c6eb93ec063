import type { Verb } from '../../kernel/verb.ts'
import { givePortalCredits } from './give-portal-credits.ts'
import { listManagerCourses } from './list-manager-courses.ts'

export const credits: readonly Verb[] = [listManagerCourses, givePortalCredits]
