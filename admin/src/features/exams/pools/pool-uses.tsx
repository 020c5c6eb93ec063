import type { PoolUse } from '@portico/shared/contract/exams/question-pools.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Link } from '@tanstack/react-router'

/** Shows which exams draw from a pool, and how many questions. */
export function PoolUses({ uses }: { uses: readonly PoolUse[] }) {
  if (uses.length === 0) return <>No exam draws from this pool yet. Attach it in the outline of a course.</>
  return (
    <>
      Changes apply from the next attempt of{' '}
      {uses.map(({ item_id, item_title, itemable_type, course_title, course_slug, draw }, place) => (
        <span key={item_id}>
          {place > 0 ? ', ' : ''}
          <Link
            to={linkToStaff('courseOutlineItem', {
              slug: course_slug,
              itemable_type,
              item_id: String(item_id),
            })}
          >
            {item_title}
          </Link>{' '}
          ({course_title}, draws {draw})
        </span>
      ))}
      .
    </>
  )
}
