import { courseStatus } from '@portico/shared/states/courses/course.ts'
import type { PublicCourse } from '@portico/shared/contract/catalog/catalog.ts'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { coursePrice } from '@portico/shared/rules/pricing/course-price.ts'
import { excerpt } from '@portico/shared/rules/text/cut-text.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { absoluteUrl } from '../../seo/absolute-url.ts'

/** A course as schema.org Course. The rating is the mean and count of its published reviews, omitted if there are none (CAT-035, OP-55). */
export function courseData(course: PublicCourse, { name, url, time_zone }: PublicPortal) {
  const page = absoluteUrl(linkTo('course', { slug: course.slug }), url)
  const provider = { '@type': 'Organization', name, url: absoluteUrl('/', url) }
  const day = (at: string) => formatDate({ at, time_zone, style: 'iso' })
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': page,
    url: page,
    name: course.title,
    description: course.meta_description ?? (course.subtitle || excerpt({ html: course.description, length: 300 })),
    provider,
    ...(course.thumbnail ? { image: absoluteUrl(course.thumbnail, url) } : {}),
    ...(course.language ? { inLanguage: course.language.code } : {}),
    ...(course.author ? { author: { '@type': 'Person', name: course.author.name } } : {}),
    ...(course.topics.length > 0
      ? { about: course.topics.map(({ title }) => ({ '@type': 'Thing', name: title })) }
      : {}),
    ...(course.outcomes.length > 0 ? { teaches: course.outcomes } : {}),
    ...(course.published_at ? { datePublished: day(course.published_at) } : {}),
    dateModified: day(course.updated_at),
    ...offersOf(course, page),
    ...(course.duration_minutes > 0
      ? {
          hasCourseInstance: {
            '@type': 'CourseInstance',
            courseMode: 'Online',
            courseWorkload: `PT${Math.floor(course.duration_minutes / 60)}H${course.duration_minutes % 60}M`,
            ...(course.instructors.length > 0
              ? { instructor: course.instructors.map((person) => ({ '@type': 'Person', name: person.name })) }
              : {}),
          },
        }
      : {}),
    ...credentialOf(course),
    ...ratingOf(course, day),
  }
}

/** The certificate, with the agencies that accredit the course today and the credits they grant; without one there is no word of either. */
function credentialOf({ has_certificate, agencies, ce_credits }: PublicCourse) {
  const recognizedBy = agencies.map(({ title }) => ({ '@type': 'Organization', name: title }))
  const name = 'Certificate of completion'
  return {
    ...(ce_credits > 0
      ? { numberOfCredits: { '@type': 'QuantitativeValue', value: ce_credits, unitText: 'CE credits' } }
      : {}),
    ...(has_certificate
      ? {
          educationalCredentialAwarded:
            recognizedBy.length > 0 ? { '@type': 'EducationalOccupationalCredential', name, recognizedBy } : name,
        }
      : {}),
  }
}

/** The single-seat price as on the page; team prices do not apply to people who search for a course. */
function offersOf({ course_pricings, publication_status }: PublicCourse, url: string) {
  const offered = coursePrice(course_pricings)
  if (!offered || publication_status !== courseStatus.published) return {}
  return {
    offers: {
      '@type': 'Offer',
      category: offered.price === 0 ? 'Free' : 'Paid',
      price: (offered.price / 100).toFixed(2),
      priceCurrency: 'USD',
      url,
      availability: 'https://schema.org/InStock',
    },
  }
}

/** Mean and count of the published reviews, plus the latest ones. */
function ratingOf({ rating, reviews_count, reviews }: PublicCourse, day: (at: string) => string) {
  if (rating === null || reviews_count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(rating.toFixed(2)),
      reviewCount: reviews_count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.author },
      datePublished: day(review.created_at),
      reviewBody: review.text,
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
    })),
  }
}
