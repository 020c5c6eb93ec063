import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import type { ItemSegment } from '@portico/shared/item-types/item-type-declaration.ts'
import { findItemType, itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { learnerPages } from '@portico/shared/pages/learner.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { previewId } from '@portico/shared/pages/preview-of-course.ts'
import { matcherOf } from '@portico/shared/pages/matcher-of.ts'

type NameOf<Page extends keyof typeof learnerPages> = (typeof learnerPages)[Page]['route_name']
type Of<Name extends string> = { name: Name; slug: string; related_id: number }
export type CoursePageName = NameOf<'overview' | 'outline' | 'learnerCertificates' | 'feedback' | 'learnerQuestions'>
export type ItemRoute = Of<NameOf<'outlineItem'>> & { item_id: number }
export type QuestionRoute = Of<NameOf<'learnerQuestion'>> & { question_id: number }
export type CourseRoute = Of<CoursePageName> | QuestionRoute
/** A course URL without an enrollment id means the newest enrollment. */
export type EntryRoute = { name: NameOf<'learnerCourse'>; slug: string; related_id: number | null }
export type LearnerRoute = EntryRoute | CourseRoute | ItemRoute

const match = matcherOf(Object.values(learnerPages))
const isSlug = (word: string | undefined): word is string => word !== undefined && /^[a-z0-9][a-z0-9-]*$/.test(word)
const idOf = (word: string | undefined): number | null =>
  word !== undefined && /^[1-9]\d{0,14}$/.test(word) ? Number(word) : null

/** Parses a URL path below /courses/learner; null if no such page exists or its parameters are invalid (LRN-002…006). */
export function parseLearnerPath(pathname: string): LearnerRoute | null {
  const found = match(pathname)
  if (found === null) return null
  const name = found.page.route_name
  const { slug, related_id: related, module_id, ...item } = found.params
  if (name === 'courses-learner' || !isSlug(slug)) return null
  const related_id = related === String(previewId) ? previewId : idOf(related)
  if (name === 'courses-learner-slug')
    return related !== undefined && related_id === null ? null : { name, slug, related_id }
  if (related_id === null || (module_id !== undefined && idOf(module_id) === null)) return null
  if (name === 'courses-learner-slug-relatedId-questions-questionId') {
    const question_id = idOf(item['question_id'])
    return question_id === null ? null : { name, slug, related_id, question_id }
  }
  if (name !== 'courses-learner-slug-relatedId-outline-item') return { name, slug, related_id }
  const item_id = itemIdOf(item)
  return item_id === null ? null : { name, slug, related_id, item_id }
}

/** The item id from the parameter of the type's own page, or from type and id; null if either is invalid. */
function itemIdOf({ item_type, item_id, exam_id, assignment_id, id }: Readonly<Record<string, string>>): number | null {
  return item_type !== undefined && findItemType(item_type) === null
    ? null
    : idOf(item_id ?? exam_id ?? assignment_id ?? id)
}

type CourseIds = { slug: string; related_id: number }
type ItemIds = { id: number; itemable_type: ItemType; module_id: number }

/** Item types with their own URL below the outline; a segment without an entry is a type error. */
const ownPages: Readonly<Record<ItemSegment, (place: CourseIds, id: number) => string>> = {
  exams: ({ slug, related_id }, exam_id) => linkTo('examItem', { slug, related_id, exam_id }),
  assignments: ({ slug, related_id }, assignment_id) => linkTo('assignmentItem', { slug, related_id, assignment_id }),
  ScormModule: ({ slug, related_id }, id) => linkTo('scormItem', { slug, related_id, id }),
}

/** URL path of an item: below the outline with its type's own segment, otherwise inside its module (LRN-004, 005). */
export function itemPath({ slug, related_id }: CourseIds, { id, itemable_type, module_id }: ItemIds): string {
  const { segment } = itemTypeOf(itemable_type)
  return segment === null
    ? linkTo('outlineItem', { slug, related_id, module_id, item_type: itemable_type, item_id: id })
    : ownPages[segment]({ slug, related_id }, id)
}

export const feedbackPath = ({ slug, related_id }: CourseIds): string => linkTo('feedback', { slug, related_id })

/** Target of the continue button: the next item, otherwise the outline. */
export function continuePath(course: CourseIds & { next_item: ItemIds | null }): string {
  return course.next_item
    ? itemPath(course, course.next_item)
    : linkTo('outline', { slug: course.slug, related_id: course.related_id })
}

type NextItem = Pick<NonNullable<LearnerCourse['next_item']>, 'waits_for'> & ItemIds

/** Where a learner goes on from a lesson: the next item, or the outline if nothing can be done now. */
export const pathOnward = (course: CourseIds & { next_item: NextItem | null }): string =>
  continuePath(course.next_item?.waits_for ? { ...course, next_item: null } : course)
