import { listSearchParams } from '../../kernel/search-params.ts'

export const coursesSearchParams = listSearchParams(
  'status',
  'reached',
  'topic',
  'author',
  'instructor',
  'price',
  'sort',
)
