import { newYearBefore, nextYearOn } from '../content/demo-dates.ts'
import type { DemoCourse } from '../content/types.ts'
import { providerNumberOf } from '../content/unit-of-topic.ts'
import type { Bulk } from './bulk.ts'
import { idOf } from './bulk.ts'
import type { Lists } from './load-lists.ts'

/** In courses of two hours or more, about a quarter of the time counts as law. */
function subjectsOf({ ce_credits }: DemoCourse): { subject: string; hundredths: number }[] {
  const all = Math.round(ce_credits * 100)
  const law = ce_credits >= 2 ? Math.round(all / 400) * 100 || 50 : 0
  const general = { subject: 'General', hundredths: all - law }
  return law > 0 ? [general, { subject: 'Laws and rules', hundredths: law }] : [general]
}

type Own = { course: DemoCourse; keys: { portal_id: number; course_id: number } }

/** Inserts for every agency that a course names the accreditation with its hours, valid for years around the day of the demo. */
export async function loadAccreditations(bulk: Bulk, own: readonly Own[], lists: Lists): Promise<void> {
  await bulk.insert(
    'accreditations',
    own.flatMap(({ course, keys }) =>
      course.agencies.map((slug) => ({
        ...keys,
        agency_id: idOf(lists.agency, slug),
        provider_number: providerNumberOf(course.topic),
        approval_number: `20-${700_000 + keys.course_id}`,
        hours: subjectsOf(course),
        delivery_modes: ['online'],
        valid_from: newYearBefore(4),
        valid_to: nextYearOn('12-31'),
        is_shown: true,
      })),
    ),
  )
}
