import { jobsOf } from '../../api/src/events/emit.ts'
import { entryTag } from '../../shared/src/tags/tags.ts'
import { inDatabase } from './portico-database.ts'

/** Creates a published course of the core portal with two texts, whose draft has only the first one. Returns its slug and id. */
export const makeEditedCourse = (title: string): Promise<{ slug: string; course_id: string }> =>
  inDatabase((sql) =>
    sql.begin(async (tx) => {
      const slug = `${title.toLowerCase().replaceAll(' ', '-')}-${Date.now()}`
      const idOf = (rows: readonly { id: string }[]): string => rows[0]?.id ?? ''
      const course_id = idOf(
        await tx<{ id: string }[]>`
        insert into courses (portal_id, slug, title, subtitle, publication_status, published_at)
        values (24, ${slug}, ${title}, 'Made for this journey', 2, now()) returning id`,
      )
      await tx`insert into course_pricings (portal_id, course_id, from_quantity, price) values (24, ${course_id}, 1, 2500)`
      await tx`
        insert into course_instructors (portal_id, course_id, user_id, is_primary)
        select 24, ${course_id}, user_id, true from memberships where portal_id = 24 and 'instructor' = any(roles) limit 1`
      const module_id = idOf(
        await tx`insert into modules (portal_id, course_id) values (24, ${course_id}) returning id`,
      )
      const versions = await tx<{ id: string; state: string }[]>`
        insert into course_versions (portal_id, course_id, state, number, published_at)
        values (24, ${course_id}, 'current', 1, now()), (24, ${course_id}, 'draft', null, null) returning id, state`
      await tx`
        insert into version_modules (portal_id, course_version_id, module_id, title)
        select 24, id, ${module_id}, 'Start' from course_versions where portal_id = 24 and course_id = ${course_id}`
      for (const [place, name] of ['First', 'Second'].entries()) {
        const text = idOf(await tx`insert into texts (portal_id, content) values (24, '<p>Words</p>') returning id`)
        const item = idOf(
          await tx`insert into module_items (portal_id, course_id, itemable_type) values (24, ${course_id}, 'Text') returning id`,
        )
        for (const version of versions)
          if (place === 0 || version.state === 'current')
            await tx`
              insert into version_items (portal_id, course_version_id, module_item_id, module_id, itemable_id, title, sort_number)
              values (24, ${version.id}, ${item}, ${module_id}, ${text}, ${name}, ${place})`
      }
      // A sitemap written meanwhile lists the course, so its page must exist.
      const changed = { course_id: Number(course_id), tags: [entryTag('course', Number(course_id))], job_id: null }
      for (const { task, body } of jobsOf('course.changed', changed, 24))
        await tx`select enqueue_job(${task}, ${JSON.stringify(body)}::text::json)`
      return { slug, course_id }
    }),
  )

/** Enrolls a member of the core portal who has completed the first item. Returns the enrollment. */
export const enrollHalfway = (course_id: string, email: string): Promise<string> =>
  inDatabase((sql) =>
    sql.begin(async (tx) => {
      const [enrolled] = await tx<{ id: string }[]>`
        insert into enrollments (portal_id, course_id, user_id, status, started_at)
        select 24, ${course_id}, id, 1, now() from users where email = ${email} returning id`
      await tx`
        insert into item_progress (portal_id, enrollment_id, module_item_id, status)
        select 24, ${enrolled?.id ?? 0}, min(id), 5 from module_items where portal_id = 24 and course_id = ${course_id}`
      return enrolled?.id ?? ''
    }),
  )
