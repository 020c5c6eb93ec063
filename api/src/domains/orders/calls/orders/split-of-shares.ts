import { eq, inArray } from 'drizzle-orm'
import { ownerShare } from '@portico/shared/rules/shares/owner-share.ts'
import type { Transaction } from '../../../../db/client.ts'
import { courseShares } from '../../../shares/tables.ts'
import { courses } from '../../../courses/tables.ts'
import type { LinePart, PricedLine } from './kinds/line-kind.ts'

type Split = { share_id?: number; owner_percent?: number; owner_amount?: number }

/** Calculates the owner's share of each line of another portal's course; stored with the line, whatever is agreed later. */
export async function splitOfShares(
  db: Transaction,
  lines: readonly PricedLine[],
): Promise<(part: Pick<LinePart, 'course_id' | 'total' | 'tax' | 'least'>) => Split> {
  const ids = lines.flatMap(({ parts }) => parts.map(({ course_id }) => course_id))
  const found = await db
    .select({ course_id: courses.id, share_id: courseShares.id, percent: courseShares.owner_percent })
    .from(courses)
    .innerJoin(courseShares, eq(courseShares.id, courses.share_id))
    .where(inArray(courses.id, ids))
  const shares = new Map(found.map((row) => [row.course_id, row]))
  return ({ course_id, total, tax, least }) => {
    const share = shares.get(course_id)
    if (!share) return {}
    const { share_id, percent } = share
    return {
      share_id,
      owner_percent: percent,
      owner_amount: ownerShare({ paid: total - tax, least, percent }),
    }
  }
}
