import { mostCounted } from '@portico/shared/contract/catalog/collections.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'

/** '1 course', '57 courses', or 'More than …' if not all were counted. */
export const coursesText = (count: number): string =>
  count === 1
    ? '1 course'
    : count < mostCounted
      ? `${formatCount(count)} courses`
      : `More than ${formatCount(mostCounted)} courses`
