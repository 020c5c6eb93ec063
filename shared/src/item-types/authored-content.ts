import * as v from 'valibot'
import { id, instant } from '../calls/endpoint.ts'
import { errorMessage } from '../errors/message.ts'
import { answersShownSettings } from '../states/exam.ts'
import { languageTag, formattedText, maxCharacters, requiredText } from '../schemas/text.ts'
import { videoLinkOf } from '../schemas/urls.ts'
import { attachedFile } from './attached-file.ts'
import type { ItemType } from './item-type.ts'
import { hasOneRightAnswer } from './one-right-answer.ts'

/** Maximum length of an item's formatted text in characters. */
export const longestHtml = 500_000
const html = formattedText(longestHtml)
const plain = (max: number) => v.pipe(v.string(), v.trim(), maxCharacters(max))
const optionalVideoLink = v.pipe(
  v.string(),
  v.trim(),
  v.check((link) => link === '' || videoLinkOf(link) !== null, errorMessage('validation.video_link')),
)

/** An answer of a question; `feedback` is shown to learners who chose it, with the graded answers. */
const choice = v.object({
  id: v.optional(id()),
  title: requiredText(1_000),
  is_correct: v.boolean(),
  feedback: v.optional(plain(2_000)),
})
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
/** A question as its author writes it. An existing one keeps its id; a new one has none. */
export const plainQuestion = v.object({
  id: v.optional(id()),
  type: v.picklist(['single', 'multiple', 'boolean']),
  title: requiredText(5_000),
  explanation: plain(5_000),
  points: v.optional(whole(1, 100), 1),
  /** URL of a picture of the library, and its alt text */
  picture: v.optional(v.nullable(v.pipe(v.string(), maxCharacters(500))), null),
  picture_alt: v.optional(plain(500), ''),
  choices: v.pipe(v.array(choice), v.maxLength(20, errorMessage('validation.invalid'))),
})
export type AuthoredQuestion = v.InferOutput<typeof plainQuestion>
/** A graded question: a correct answer must be possible (EXM-004), and a single-choice question needs exactly one. */
export const gradedQuestion = v.pipe(
  plainQuestion,
  v.forward(
    v.partialCheck(
      [['choices']],
      ({ choices }) => choices.some(({ is_correct }) => is_correct),
      errorMessage('validation.correct_answer'),
    ),
    ['choices'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['choices']],
      (asked) => asked.choices.every(({ is_correct }) => !is_correct) || hasOneRightAnswer(asked),
      errorMessage('validation.one_correct_answer'),
    ),
    ['choices'],
  ),
)
/** Maximum number of questions in an exam, a survey or a pool. */
export const mostQuestions = 500

const introduced = {
  description: plain(5_000),
  attempts_number: v.nullable(whole(1, 1_000)),
}
const listOf = <S extends v.GenericSchema<unknown, AuthoredQuestion>>(schema: S) =>
  v.pipe(v.array(schema), v.maxLength(mostQuestions, errorMessage('validation.invalid')))
const pool = v.object({ question_pool_id: id(), draw: whole(1, mostQuestions) })
const atSomeTime = () => v.optional(v.nullable(instant()), null)

const video = {
  link: optionalVideoLink,
  transcript: html,
  /** a video of the library, used instead of the link's */
  file: v.nullable(attachedFile),
  /** poster picture, from the library, for a library video */
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

const assignment = {
  /** the task, as formatted text */
  reqs: html,
  attempts: whole(1, 100),
  score: whole(0, 100),
  restrict_user_to_upload: v.boolean(),
  allow_text_response: v.boolean(),
  file: v.nullable(attachedFile),
  materials: v.pipe(
    v.array(attachedFile),
    v.maxLength(30, errorMessage('validation.invalid')),
    v.check(
      (files) => new Set(files.map(({ uuid }) => uuid)).size === files.length,
      errorMessage('validation.invalid'),
    ),
  ),
}

const of = <T extends ItemType, F extends v.ObjectEntries>(itemable_type: T, fields: F) =>
  v.object({ itemable_type: v.literal(itemable_type), fields: v.object(fields) })

const examOf = <S extends v.GenericSchema<unknown, AuthoredQuestion>>(schema: S) =>
  of('Exam', {
    ...introduced,
    questions: listOf(schema),
    pass_percentage: whole(0, 100),
    answers_shown: v.picklist(answersShownSettings),
    /** the pools that an attempt draws from, and how many questions of each (EXM-018, OP-83) */
    pools: v.optional(
      v.pipe(
        v.array(pool),
        v.maxLength(20, errorMessage('validation.invalid')),
        v.check(
          (all) => new Set(all.map(({ question_pool_id }) => question_pool_id)).size === all.length,
          errorMessage('validation.invalid'),
        ),
      ),
      [],
    ),
    shuffle_questions: v.optional(v.boolean(), false),
    shuffle_choices: v.optional(v.boolean(), false),
    time_limit_minutes: v.optional(v.nullable(whole(1, 1_440)), null),
    opens_at: atSomeTime(),
    closes_at: atSomeTime(),
  })

/** Content that an author writes for an item, by type, besides its title. Excludes progress and the position in the outline. */
export const authoredByType = {
  Text: of('Text', { content: html }),
  Video: of('Video', video),
  /** a recording of the library, and its transcript */
  Audio: of('Audio', { file: v.nullable(attachedFile), transcript: html }),
  Document: of('Document', { description: plain(5_000), file: v.nullable(attachedFile) }),
  Exam: examOf(gradedQuestion),
  Survey: of('Survey', { ...introduced, questions: listOf(plainQuestion) }),
  /** at least one way to answer must remain (OP-84) */
  Assignment: v.object({
    itemable_type: v.literal('Assignment'),
    fields: v.pipe(
      v.object(assignment),
      v.forward(
        v.partialCheck(
          [['allow_text_response'], ['restrict_user_to_upload']],
          (ways) => ways.allow_text_response || !ways.restrict_user_to_upload,
          errorMessage('validation.way_to_answer'),
        ),
        ['allow_text_response'],
      ),
    ),
  }),
  /** null until a package is uploaded */
  ScormModule: of('ScormModule', { scorm_package_id: v.nullable(id()) }),
} as const satisfies { readonly [T in ItemType]: v.GenericSchema<unknown, { itemable_type: T; fields: object }> }

/** An item's type together with its authored content. */
export const authoredContent = v.variant('itemable_type', Object.values(authoredByType))
/** The same for reading: a question older than a rule still opens in the editor, which reports what is wrong with it. */
export const storedContent = v.variant(
  'itemable_type',
  Object.values({ ...authoredByType, Exam: examOf(plainQuestion) }),
)
/** The authored content of type T; of any type if T is omitted. */
export type AuthoredContent<T extends ItemType = ItemType> = {
  [P in T]: v.InferOutput<(typeof authoredByType)[P]>
}[T]
/** Fields that an author writes for an item of type T. */
export type AuthoredFields<T extends ItemType> = AuthoredContent<T>['fields']
