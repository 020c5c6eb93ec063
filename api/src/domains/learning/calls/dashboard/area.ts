import type { Verb } from '../../../../kernel/verb.ts'
import { listTaughtCourses } from './list-taught-courses.ts'
import { showDashboard } from './show-dashboard.ts'

export const dashboard: readonly Verb[] = [showDashboard, listTaughtCourses]
