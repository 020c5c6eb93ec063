import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { questionsSearchParams, reviewsSearchParams } from './search-params.ts'

/** Pages for learners' questions and reviews. */
export const questionsPages = {
  courseReviews: {
    load: () => import('./reviews/reviews-page.tsx').then(({ ReviewsPage }) => ReviewsPage),
    search: reviewsSearchParams,
  },
  reviews: {
    load: () => import('./reviews/all-reviews-page.tsx').then(({ AllReviewsPage }) => AllReviewsPage),
    search: reviewsSearchParams,
  },
  review: {
    load: () => import('./reviews/review-page.tsx').then(({ ReviewPage }) => ReviewPage),
  },
  courseQuestions: {
    load: () => import('./student-questions/questions-page.tsx').then(({ QuestionsPage }) => QuestionsPage),
    search: questionsSearchParams,
  },
  courseQuestion: {
    load: () => import('./student-questions/question-page.tsx').then(({ QuestionPage }) => QuestionPage),
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
