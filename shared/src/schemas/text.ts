import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** Counts the characters of a text as people see them: 🐎 is one, and é is one in either encoding. */
export const charactersOf = (text: string): number => [...text.normalize('NFC')].length

/** Requires at least this many user-perceived characters (FRM-016, FRM-035). */
// @__NO_SIDE_EFFECTS__
export const minCharacters = (length: number) =>
  v.check<string, string>((value) => charactersOf(value) >= length, errorMessage('validation.min', { length }))

/** Limits a text to this many user-perceived characters (FRM-016, FRM-036). With a name, the message includes the field (FRM-040). */
// @__NO_SIDE_EFFECTS__
export const maxCharacters = (length: number, fieldName?: string) =>
  v.check<string, string>(
    (value) => charactersOf(value) <= length,
    fieldName === undefined
      ? errorMessage('validation.max', { length })
      : errorMessage('validation.limit', { fieldName, size: length }),
  )

/** Whether a field is filled in: not null, not empty, not an empty list (FRM-013). */
export const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

export const requiredMessage = (name?: string): string =>
  name === undefined ? errorMessage('validation.required') : errorMessage('validation.required_named', { name })

/** A required value of any type; if the field has a name, the message includes it (FRM-013, FRM-031, FRM-032). */
// @__NO_SIDE_EFFECTS__
export const required = (name?: string) => v.pipe(v.unknown(), v.check(isFilled, requiredMessage(name)))

/** Required text: trimmed, not empty, up to a maximum length (FRM-013). */
// @__NO_SIDE_EFFECTS__
export const requiredText = (max: number) =>
  v.pipe(
    v.string(errorMessage('validation.required')),
    v.trim(),
    v.nonEmpty(errorMessage('validation.required')),
    maxCharacters(max),
  )

/**
 * One line of a postal address or a company name, as printed on pages, receipts and emails: no line breaks or angle brackets, and at least one letter
 * or digit.
 */
// @__NO_SIDE_EFFECTS__
export const oneLine = (max: number) =>
  v.pipe(
    requiredText(max),
    v.check((text) => !/[\p{Cc}<>]/u.test(text) && /[\p{L}\p{N}]/u.test(text), errorMessage('validation.invalid')),
  )

/** Counts opening and closing tags and anything that starts like one. A long lesson has a few thousand; a hundred thousand take a parser seconds. */
const mostTags = 30_000

/** Whether an HTML text has few enough tags to parse quickly. */
export const hasFewTags = (html: string): boolean => html.split('<', mostTags + 2).length <= mostTags + 1

/** Author-written HTML with a maximum number of characters. */
// @__NO_SIDE_EFFECTS__
export const formattedText = (most: number) =>
  v.pipe(v.string(), maxCharacters(most), v.check(hasFewTags, errorMessage('validation.too_many_tags')))

/** Letters, digits, dashes and underscores (FRM-015). */
export const alphaDash = v.pipe(
  v.string(errorMessage('validation.required')),
  v.nonEmpty(errorMessage('validation.required')),
  v.regex(/^[\p{L}\p{M}\p{N}_-]+$/u, errorMessage('validation.alpha_dash')),
)

const maxSlugLength = 120

/** The last part of a page's path: lowercase letters, digits and single dashes. */
export const slug = v.pipe(
  v.string(errorMessage('validation.required')),
  v.nonEmpty(errorMessage('validation.required')),
  v.maxLength(maxSlugLength, errorMessage('validation.max', { length: maxSlugLength })),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, errorMessage('validation.slug')),
)

/** The first label of a portal's host name: letters, digits and dashes, with a letter or digit at both ends. */
export const hostLabel = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.toLowerCase(),
  v.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, errorMessage('validation.host_label')),
)

/** A language tag as used by captions and browsers (BCP 47): 'en', 'pt-BR'. */
export const languageTag = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/, errorMessage('validation.invalid')),
)

const hexColor = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const variableColor = /^var\(--[a-z\d-]{1,60}\)$/i
const functionColor = /^(?:rgb|hsl)a?\([\d\s.,%/+-]{1,60}(?:deg[\d\s.,%/]{1,40})?\)$/i

/** A color that starts with #, var(--, rgb or hsl and closes its parentheses, since it is inserted into a style sheet unchanged (FRM-029). */
export const isColor = (value: string): boolean =>
  hexColor.test(value) || variableColor.test(value) || functionColor.test(value)

export const color = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.check(isColor, errorMessage('validation.color')),
)
