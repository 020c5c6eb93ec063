import { sql } from 'drizzle-orm'
import { get_home } from '@portico/shared/contract/catalog/home.ts'
import { sanitizeContent } from '../../../../adapters/sanitize-content.ts'
import { verb } from '../../../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { selectCards } from '../../course-cards.ts'
import { selectBundles } from './read-bundles.ts'
import { publishedContent, publishedEntry } from '../../../../db/visible.ts'

type Topic = { slug: string; title: string; text: string; image: string | null; count: number }
type Review = {
  author: string
  rating: number
  text: string
  created_at: string
  course: { slug: string; title: string }
}
type Faq = { slug: string; question: string; answer: string }
type Counts = { courses: number; learners: number; agencies: number; reviews: number }
const nothing = {
  topics: [],
  popular: [],
  newest: [],
  bundles: [],
  reviews: [],
  faq: [],
  counts: { courses: 0, learners: 0, agencies: 0, reviews: 0 },
}

/** Returns everything on the home page, from rows that visitors may see, counted on each request (CAT-001). */
export const getHome = verb(get_home, async ({ db, portal }) => {
  if (!hasStorefront(portal)) return nothing
  const [topics, popular, newest, bundles, reviews, faq, counts] = await Promise.all([
    db.execute<Topic>(sql`
      select t.slug, t.title, t.text, t.image, held.count from topics t
      join (select topic_id, count(*)::integer as count from (select unnest(topic_ids) as topic_id from catalog) one group by topic_id) held on held.topic_id = t.id
      where ${publishedEntry('t')} order by t.sort_number, t.title`),
    selectCards(db, sql`order by c.popularity desc, c.course_id desc limit 8`),
    selectCards(db, sql`order by c.published_at desc, c.course_id desc limit 8`),
    selectBundles(db, sql`order by b.id desc limit 6`),
    db.execute<Review>(sql`
      select r.author_name as author, r.rating, r.text, r.created_at, json_build_object('slug', c.slug, 'title', c.title) as course
      from catalog c join lateral (
        select * from reviews where course_id = c.course_id and is_published and text <> '' order by id desc limit 1
      ) r on true order by r.id desc limit 6`),
    db.execute<Faq>(
      sql`select slug, question, answer from faqs where ${publishedContent('faqs')} order by sort_number, id limit 5`,
    ),
    db.execute<Counts>(sql`
      select count(*)::integer as courses, coalesce(sum(popularity), 0)::integer as learners, coalesce(sum(reviews_count), 0)::integer as reviews,
        (select count(*)::integer from agencies g where ${publishedEntry('g')} and exists (
          select 1 from accepted_agencies j join catalog k on k.course_id = j.course_id where j.agency_id = g.id)) as agencies from catalog`),
  ])
  return {
    topics: [...topics],
    popular,
    newest,
    bundles,
    reviews: reviews.map((review) => ({ ...review, created_at: new Date(review.created_at) })),
    faq: faq.map((entry) => ({ ...entry, answer: sanitizeContent(entry.answer) })),
    counts: counts[0] ?? nothing.counts,
  }
})
