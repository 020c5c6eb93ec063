import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { examsSearchParams, poolsSearchParams } from './search-params.ts'

const exams = () => import('./results/exams-page.tsx')

/** Pages for exam and survey results and for question pools. */
export const examsPages = {
  questionPools: {
    load: () => import('./pools/pools-page.tsx').then(({ PoolsPage }) => PoolsPage),
    search: poolsSearchParams,
  },
  createQuestionPool: {
    load: () => import('./pools/create-pool-page.tsx').then(({ CreatePoolPage }) => CreatePoolPage),
  },
  questionPool: { load: () => import('./pools/pool-page.tsx').then(({ PoolPage }) => PoolPage) },
  courseExams: { load: () => exams().then(({ ExamsPage }) => ExamsPage), search: examsSearchParams },
  courseSurveys: { load: () => exams().then(({ SurveysPage }) => SurveysPage), search: examsSearchParams },
  examProgress: {
    load: () => import('./results/exam-progress-page.tsx').then(({ ExamProgressPage }) => ExamProgressPage),
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
