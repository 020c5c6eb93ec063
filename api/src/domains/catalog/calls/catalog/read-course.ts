import { sql, type SQL } from 'drizzle-orm'
import type { PublicCourse } from '@portico/shared/contract/catalog/catalog.ts'
import { instantOf } from '../../../../db/instant-of.ts'
import { sanitizeContent } from '../../../../adapters/sanitize-content.ts'
import type { Transaction } from '../../../../db/client.ts'
import { publishedCourse, publishedEntry, visibleCourse } from '../../../../db/visible.ts'

type Course = Omit<
  PublicCourse,
  'outline' | 'reviews' | 'related' | 'bundles' | 'price_stamp' | 'published_at' | 'updated_at'
> & {
  topic_ids: number[]
  published_at: Date | null
  updated_at: Date
}
// The driver returns numerics and timestamps as text.
type Row = Omit<Course, 'ce_credits' | 'rating' | 'published_at' | 'updated_at'> & {
  ce_credits: string
  rating: string | null
  published_at: string | null
  updated_at: string
}

const clean = <P extends { description: string }>(person: P): P => ({
  ...person,
  description: sanitizeContent(person.description),
})
/** Whether an entry named by the course surely has a page: the entry is visible to visitors and this course is on sale. */
const hasPage = (entry: string): SQL => sql`${publishedEntry(entry)} and ${publishedCourse('c')}`

/** Hours that the agency (`x`) grants the course (`c`) today, in hundredths; the most, if it accredits the course more than once. */
const hoursOf = sql`coalesce((select max((select coalesce(sum((h ->> 'hundredths')::integer), 0) from jsonb_array_elements(v.hours) h))
  from valid_accreditations v where v.course_id = c.id and v.agency_id = x.id), 0)::integer`

const stars = [1, 2, 3, 4, 5]
const list = (fields: SQL, from: SQL): SQL =>
  sql`coalesce((select json_agg(json_build_object(${fields}) order by x.sort_number, x.id) from ${from}), '[]')`

/** Reads a course that visitors may open, with everything directly linked to it, in one query; null for any other. */
export async function readCourse(db: Transaction, slug: string): Promise<Course | null> {
  const [row] = await db.execute<Row>(sql`
    select c.id, c.slug, c.title, c.subtitle, c.description, c.outcomes, c.thumbnail, c.video, c.publication_status,
      coalesce((select v.is_sequential from course_versions v where v.course_id = c.id and v.state = 'current'), false) as is_sequential,
      c.is_certificate_required, c.certificate_template_id is not null as has_certificate, c.duration_minutes, accepted_credits(c.id) as ce_credits,
      c.popularity as learners_count, c.button_name, c.seo_image, c.seo_keywords, c.meta_title, c.meta_description, c.published_at, c.updated_at,
      r.mean as rating, coalesce(r.number, 0)::integer as reviews_count, r.counts as rating_counts,
      coalesce((select json_agg(json_build_object('id', p.id, 'from_quantity', p.from_quantity, 'price', p.price) order by p.from_quantity)
        from course_pricings p where p.course_id = c.id), '[]') as course_pricings,
      (select json_build_object('name', a.name, 'slug', a.slug, 'avatar', a.avatar, 'description', a.description, 'has_page', ${hasPage('a')}) from authors a where a.id = c.author_id) as author,
      coalesce((select json_agg(json_build_object('name', u.name, 'slug', null, 'has_page', false, 'avatar', u.image, 'description', coalesce(m.bio, m.headline, '')) order by i.is_primary desc, i.sort_number, u.id)
        from course_instructors i join memberships m on m.user_id = i.user_id join users u on u.id = i.user_id where i.course_id = c.id), '[]') as instructors,
      (select json_build_object('code', l.code, 'title', l.title, 'has_page', ${hasPage('l')}) from languages l where l.id = c.language_id) as language,
      array(select j.topic_id from course_topics j where j.course_id = c.id) as topic_ids,
      ${list(sql`'slug', x.slug, 'title', x.title, 'has_page', ${hasPage('x')}`, sql`course_topics j join topics x on x.id = j.topic_id where j.course_id = c.id`)} as topics,
      ${list(sql`'slug', x.slug, 'title', x.title, 'logo', x.logo, 'hundredths', ${hoursOf}, 'has_page', ${hasPage('x')}`, sql`accepted_agencies j join agencies x on x.id = j.agency_id where j.course_id = c.id`)} as agencies,
      ${list(sql`'code', x.code, 'slug', x.slug, 'title', x.title, 'has_page', ${hasPage('x')}`, sql`accepted_states j join states x on x.id = j.state_id where j.course_id = c.id`)} as states,
      ${list(sql`'slug', x.slug, 'title', x.title, 'has_page', ${hasPage('x')}`, sql`course_training_options j join training_options x on x.id = j.training_option_id where j.course_id = c.id`)} as training_options,
      ${list(
        sql`'name', x.name, 'provider_number', x.provider_number`,
        sql`certificate_template_organizations j join organizations x on x.id = j.organization_id
        where j.certificate_template_id = c.certificate_template_id`,
      )} as organizations
    from courses c
    left join lateral (select round(avg(rating), 2) mean, count(*) number,
        json_build_array(${sql.join(
          stars.map((star) => sql`count(*) filter (where v.rating = ${star})`),
          sql`, `,
        )}) as counts
      from reviews v where v.course_id = c.id and v.is_published) r on true
    where c.slug = ${slug} and ${visibleCourse('c')}`)
  if (!row) return null
  return {
    ...row,
    description: sanitizeContent(row.description),
    author: row.author && clean(row.author),
    instructors: row.instructors.map(clean),
    ce_credits: Number(row.ce_credits),
    rating: row.rating === null ? null : Number(row.rating),
    published_at: instantOf(row.published_at),
    updated_at: new Date(row.updated_at),
  }
}
