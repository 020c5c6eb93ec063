import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import type { Call } from '@portico/shared/calls/call.ts'
import { get_course, list_site_paths, search_courses } from '@portico/shared/contract/catalog/catalog.ts'
import { get_home } from '@portico/shared/contract/catalog/home.ts'
import { get_bundle, list_bundles } from '@portico/shared/contract/catalog/bundles.ts'
import type { PublicCourse } from '@portico/shared/contract/catalog/catalog.ts'
import { get_free_preview } from '@portico/shared/contract/courses/free-previews.ts'
import { list_portal_announcements } from '@portico/shared/contract/portals/announcements.ts'
import { get_collection, list_collections, list_course_archive } from '@portico/shared/contract/catalog/collections.ts'
import { list_course_catalog } from '@portico/shared/contract/catalog/course-lists.ts'
import { list_schedules } from '@portico/shared/contract/catalog/schedules.ts'
import { get_faq, list_faq } from '@portico/shared/contract/lists/faq.ts'
import { get_partner_page, get_provider, list_provider_cards } from '@portico/shared/contract/partners/public.ts'
import { get_renewal, list_renewals } from '@portico/shared/contract/credentials/renewals.ts'
import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import { list_sold_plans } from '@portico/shared/contract/orders/plans.ts'
import { get_page, terms_info } from '@portico/shared/contract/portals/portals.ts'
import * as v from 'valibot'
import { sampleCollection, sampleCollections } from './sample-collections.ts'
import { samplePlans } from './sample-plans.ts'
import { samplePartnerPage, sampleProvider, sampleProviderCards } from './sample-providers.ts'
import { samplePreviews } from './sample-previews.ts'
import { sampleRenewal } from './sample-renewals.ts'
import { sampleSchedules } from './sample-schedules.ts'
import { sampleBundles, sampleCards, sampleCourse, sampleFaq, sampleHome, sampleSearch } from './sample-catalog.ts'

const missing = () => new CallError({ status: 404, code: null, message: 'Resource not found!' })

/** Data for rendering pages in a test; each part can be replaced. */
export interface SampleData {
  course?: PublicCourse
  courses?: readonly PublicCourse[]
  home?: typeof sampleHome
  bundles?: typeof sampleBundles
  search?: typeof sampleSearch
  terms_of_use?: string
  catalog?: typeof sampleCollections
  collection?: typeof sampleCollection
}

// The renderer is a bundle with its own contract objects, so calls are identified by path.
/** A sample API for pages. Responses are validated against the contract, so that samples cannot drift from it. */
export function sampleCall(data: SampleData = {}): Call {
  const bundles = data.bundles ?? sampleBundles
  const courses = [data.course ?? sampleCourse, ...(data.courses ?? [])]
  const answers = new Map<string, (slug: string, query: Record<string, unknown>) => unknown>([
    [get_home.path, () => data.home ?? sampleHome],
    [search_courses.path, () => data.search ?? sampleSearch],
    [get_course.path, (slug) => courses.find((course) => course.slug === slug)],
    [get_free_preview.path, (id) => samplePreviews.find(({ item }) => String(item.id) === id)],
    [list_bundles.path, () => bundles],
    [
      get_bundle.path,
      (slug) => {
        const bundle = bundles.find((each) => each.slug === slug)
        return (
          bundle && {
            ...bundle,
            description: '<p>Everything a new site supervisor is asked for, in the order in which it is asked.</p>',
            courses: sampleCards.slice(0, bundle.courses_count),
            agencies: [
              { slug: 'osha', title: 'OSHA', courses_count: 2, hundredths: 700, has_page: true },
              {
                slug: 'maryland',
                title: 'Maryland Department of Labor',
                courses_count: 1,
                hundredths: 0,
                has_page: false,
              },
            ],
            updated_at: '2026-10-02T03:30:00.000Z',
            price_stamp: 'stamp',
          }
        )
      },
    ],
    [list_collections.path, () => sampleCollections],
    [
      list_portal_announcements.path,
      () => [{ id: 3, title: 'Winter term', content: '<p>It begins.</p>', ends_at: null }],
    ],
    [get_collection.path, (slug) => (data.collection ?? sampleCollection)(slug)],
    [
      list_course_archive.path,
      (_slug, { range }) =>
        range === undefined ? { ranges: [1, 3], courses: [] } : { ranges: [Number(range)], courses: sampleCards },
    ],
    [
      list_course_catalog.path,
      () =>
        (data.catalog ?? sampleCollections.slice(0, 1)).map((topic) => ({
          ...topic,
          courses_count: 57,
          courses: sampleCards,
        })),
    ],
    [list_sold_plans.path, () => samplePlans],
    [
      list_schedules.path,
      (_slug, { course_id, training_option_id }) =>
        sampleSchedules.filter(
          ({ course }) =>
            (course_id === undefined || String(course?.id) === course_id) &&
            (training_option_id === undefined || course !== null),
        ),
    ],
    [list_renewals.path, () => [sampleRenewal]],
    [get_renewal.path, (slug) => (slug === sampleRenewal.slug ? sampleRenewal : undefined)],
    [list_faq.path, () => sampleFaq],
    [
      get_faq.path,
      (slug) => {
        const entry = sampleFaq.find((each) => each.slug === slug)
        return entry && { ...entry, seo_keywords: null, related: sampleFaq.filter((each) => each !== entry) }
      },
    ],
    [
      get_page.path,
      (slug) =>
        slug === 'about-us'
          ? {
              id: 7,
              slug,
              title: 'About us',
              content: '<p>We teach people who work with their hands.</p>',
              meta_title: null,
              meta_description: null,
              seo_keywords: null,
              seo_image: null,
              show_header: true,
              show_footer: true,
            }
          : undefined,
    ],
    [get_provider.path, () => sampleProvider],
    [list_provider_cards.path, () => sampleProviderCards],
    [get_partner_page.path, () => samplePartnerPage],
    [terms_info.path, () => ({ terms_of_use: data.terms_of_use ?? '', version: '0'.repeat(32) })],
    [
      list_site_paths.path,
      (_slug, query) => ({
        buckets: [
          { range: 1, written_at: '2026-10-02T03:30:05.000Z' },
          { range: 2, written_at: null },
        ],
        paths:
          query.bucket === '1'
            ? [
                { path: '/', updated_at: null },
                { path: '/course/fall-protection', updated_at: '2026-10-02T03:30:00.000Z' },
              ]
            : [],
      }),
    ],
  ])
  const call: (
    endpoint: Endpoint,
    args?: { params?: { slug?: string; id?: number }; query?: Record<string, unknown> },
  ) => Promise<unknown> = async (endpoint, args = {}) => {
    const answer = answers.get(endpoint.path)?.(args.params?.slug ?? String(args.params?.id ?? ''), args.query ?? {})
    if (answer === undefined) throw missing()
    return v.parse(endpoint.output, answer)
  }
  return call as Call
}
