import * as v from 'valibot'
import { id } from '../calls/endpoint.ts'
import { errorMessage } from '../errors/message.ts'
import { answersShownSettings } from '../states/answers-shown.ts'
import { languageTag } from '../schemas/language-tag.ts'
import { maxCharacters } from '../schemas/max-characters.ts'
import { requiredText } from '../schemas/required-text.ts'
import { videoLinkOf } from '../schemas/video-link.ts'
import { attachedFile } from './attached-file.ts'
import type { ItemType } from './item-type.ts'

const html = v.pipe(v.string(), maxCharacters(500_000))
const plain = (max: number) => v.pipe(v.string(), v.trim(), maxCharacters(max))
const videoLink = v.pipe(
  v.string(),
  v.trim(),
  v.check((link) => link === '' || videoLinkOf(link) !== null, errorMessage('validation.video_link')),
)

const choice = v.object({ id: v.optional(id()), title: requiredText(1_000), is_correct: v.boolean() })
/** A question as its author writes it. One that is there keeps its id; a new one has none. */
const question = v.object({
  id: v.optional(id()),
  type: v.picklist(['single', 'multiple', 'boolean']),
  title: requiredText(5_000),
  explanation: plain(5_000),
  choices: v.pipe(v.array(choice), v.maxLength(20, errorMessage('validation.invalid'))),
})
export type AuthoredQuestion = v.InferOutput<typeof question>

const asked = {
  description: plain(5_000),
  attempts_number: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000))),
  questions: v.pipe(v.array(question), v.maxLength(500, errorMessage('validation.invalid'))),
}

const video = {
  link: videoLink,
  transcript: html,
  /** a film of the library, which is shown instead of the link's */
  file: v.nullable(attachedFile),
  /** the picture of the library that a film of the library shows before it plays */
  poster: v.nullable(attachedFile),
  captions: v.pipe(
    v.array(v.object({ language: languageTag, file: attachedFile })),
    v.maxLength(30, errorMessage('validation.invalid')),
    v.check(
      (captions) => new Set(captions.map(({ language }) => language)).size === captions.length,
      errorMessage('validation.captions_twice'),
    ),
  ),
}

const of = <T extends ItemType, F extends v.ObjectEntries>(itemable_type: T, fields: F) =>
  v.object({ itemable_type: v.literal(itemable_type), fields: v.object(fields) })

/** What an author writes of an item, by its type, beside its title. Content itself: no progress, no place in the outline. */
export const authoredByType = {
  Text: of('Text', { content: html }),
  Video: of('Video', video),
  Document: of('Document', { description: plain(5_000), file: v.nullable(attachedFile) }),
  Exam: of('Exam', {
    ...asked,
    pass_percentage: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    answers_shown: v.picklist(answersShownSettings),
  }),
  Survey: of('Survey', asked),
  /** null until a package was uploaded */
  ScormModule: of('ScormModule', { scorm_package_id: v.nullable(id()) }),
} as const satisfies { readonly [T in ItemType]: v.GenericSchema<unknown, { itemable_type: T; fields: object }> }

/** An item's type with what its author writes of it. */
export const authoredContent = v.variant('itemable_type', Object.values(authoredByType))
/** The same of type T; of any type when T is left out. */
export type AuthoredContent<T extends ItemType = ItemType> = {
  [P in T]: v.InferOutput<(typeof authoredByType)[P]>
}[T]
/** What an author writes of an item of type T. */
export type AuthoredFields<T extends ItemType> = AuthoredContent<T>['fields']
