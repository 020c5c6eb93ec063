import { findItemType, itemSegments, itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'

type Of<Name extends string> = { name: Name; slug: string; related_id: number }
export type CoursePageName =
  | 'courses-learner-slug-relatedId-overview'
  | 'courses-learner-slug-relatedId-outline'
  | 'courses-learner-slug-relatedId-certificates'
  | 'courses-learner-slug-relatedId-feedback'
export type ItemRoute = Of<'courses-learner-slug-relatedId-outline-item'> & { item_id: number }
export type CourseRoute = Of<CoursePageName>
/** A course without its enrollment: the newest one is meant. */
export type EntryRoute = { name: 'courses-learner-slug'; slug: string; related_id: number | null }
export type LearnerRoute = EntryRoute | CourseRoute | ItemRoute

const pages: Readonly<Record<string, CoursePageName>> = {
  overview: 'courses-learner-slug-relatedId-overview',
  outline: 'courses-learner-slug-relatedId-outline',
  certificates: 'courses-learner-slug-relatedId-certificates',
  feedback: 'courses-learner-slug-relatedId-feedback',
}
const idOf = (part: string | undefined): number | null =>
  part !== undefined && /^[1-9]\d{0,14}$/.test(part) ? Number(part) : null

/** What an address below /courses/learner shows; null for one that no page has (LRN-002…006, SES-042). */
export function parseLearnerPath(pathname: string): LearnerRoute | null {
  const [courses, learner, slug, related, page, ...rest] = pathname.split('/').slice(1)
  if (courses !== 'courses' || learner !== 'learner' || slug === undefined || !/^[a-z0-9][a-z0-9-]*$/.test(slug))
    return null
  if (related === undefined) return { name: 'courses-learner-slug', slug, related_id: null }
  const related_id = idOf(related)
  if (related_id === null) return null
  if (page === undefined) return { name: 'courses-learner-slug', slug, related_id }
  if (page === 'outline' && rest.length > 0) return itemRoute({ slug, related_id, rest })
  const name = Object.hasOwn(pages, page) ? pages[page] : undefined
  return name !== undefined && rest.length === 0 ? { name, slug, related_id } : null
}

function itemRoute({
  slug,
  related_id,
  rest,
}: {
  slug: string
  related_id: number
  rest: readonly string[]
}): LearnerRoute | null {
  const [kind, first, type, last] = rest
  if (idOf(first) === null) return null
  if (kind === 'modules' && rest.length === 2)
    return { name: 'courses-learner-slug-relatedId-outline', slug, related_id }
  const isItem =
    kind === 'modules'
      ? rest.length === 4 && type !== undefined && findItemType(type) !== null
      : rest.length === 2 && kind !== undefined && itemSegments.has(kind)
  const item_id = idOf(kind === 'modules' ? last : first)
  return isItem && item_id !== null
    ? { name: 'courses-learner-slug-relatedId-outline-item', slug, related_id, item_id }
    : null
}

type Place = { slug: string; related_id: number }
type Addressed = { id: number; itemable_type: ItemType; module_id: number }

/** The address of an item: below the outline by its type's own segment, else inside its module (LRN-004, 005). */
export function itemPath({ slug, related_id }: Place, item: Addressed): string {
  const outline = linkTo('outline', { slug, related_id })
  const { segment } = itemTypeOf(item.itemable_type)
  return segment === null
    ? linkTo('outlineItem', {
        slug,
        related_id,
        module_id: item.module_id,
        item_type: item.itemable_type,
        item_id: item.id,
      })
    : `${outline}/${segment}/${item.id}`
}

export const feedbackPath = ({ slug, related_id }: Place): string => linkTo('feedback', { slug, related_id })

/** Where the continue button leads: to the next item, else to the outline. */
export function continuePath(course: Place & { next_item: Addressed | null }): string {
  return course.next_item
    ? itemPath(course, course.next_item)
    : linkTo('outline', { slug: course.slug, related_id: course.related_id })
}
