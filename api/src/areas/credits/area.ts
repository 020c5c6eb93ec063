import type { Verb } from '../../kernel/verb.ts'
import { listManagerCourses } from './list-manager-courses.ts'

export const credits: readonly Verb[] = [listManagerCourses]
