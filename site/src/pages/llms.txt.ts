import { list_collections } from '@portico/shared/contract/catalog/collections.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { linkToEntry } from '@portico/shared/pages/link-to-entry.ts'
import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import type { APIRoute } from 'astro'
import { lmsText, scormText } from '../features/platform/platform-texts.ts'
import { llmsText } from '../seo/llms-text.ts'

/** The platform itself is sold on the core portal only (OP-47). */
const forProviders = () => [
  { title: lmsText.title, path: linkTo('learningManagementSystem'), note: lmsText.meta_description },
  { title: scormText.title, path: linkTo('scormCourseware'), note: scormText.meta_description },
  { title: 'Pricing', path: linkTo('pricing'), note: 'plans and prices for a training portal of one’s own' },
]

export const GET: APIRoute = async ({ locals: { call, portal } }) => {
  const read = async (family: CollectionFamily) =>
    (await call(list_collections, { params: { family } })).map(({ slug, title, text }) => ({
      title,
      path: linkToEntry(family, slug),
      note: text,
    }))
  const [topics, agencies, states] = await Promise.all([read('topic'), read('agency'), read('state')])
  const text = llmsText(
    {
      title: portal.name,
      text: `Online courses by ${portal.name}: start today, learn at your own pace, and finish with a certificate.`,
      sections: [
        {
          title: 'Courses',
          links: [
            { title: 'All courses', path: linkTo('allCourses'), note: 'every course, and every list of courses' },
            { title: 'Search', path: linkTo('courses'), note: 'courses with price, hours and CE credits' },
            { title: 'Bundles', path: linkTo('bundles'), note: 'courses that are sold together at one price' },
            { title: 'Schedule', path: linkTo('schedule'), note: 'courses that take place at a set time' },
            { title: 'Products', path: linkTo('products'), note: 'courses and bundles with prices, as RSS' },
          ],
        },
        { title: 'For training providers', links: portal.kind === 'core' ? forProviders() : [] },
        { title: 'Topics', links: topics },
        { title: 'Accepted by', links: agencies },
        { title: 'By state', links: states },
        {
          title: 'Optional',
          links: [
            { title: 'Frequently asked questions', path: linkTo('faq') },
            { title: 'Terms of use', path: linkTo('termsOfUse') },
            { title: 'Privacy policy', path: linkTo('privacyPolicy') },
          ],
        },
      ],
    },
    portal.url,
  )
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
