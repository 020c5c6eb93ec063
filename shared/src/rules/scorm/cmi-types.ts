/** The value types of the SCORM 1.2 data model (SCORM 1.2 RTE §3.4.4), as lenient as the content in use: see cmi-elements.ts. */
export type CmiType = (value: string) => boolean

export const SUSPEND_DATA_MAX = 64_000
/** What the standard promises; longer suspend_data is kept whole, with a warning in the log (OP-80). */
export const SUSPEND_DATA_STANDARD_MAX = 4_096

const DECIMAL = /^-?(?=\.?\d)\d{0,10}(?:\.\d{0,64})?$/
const TIMESPAN = /^\d{1,10}:\d{2}:\d{2}(?:\.\d{1,2})?$/
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,2})?$/
// Spaces and letters beyond ASCII are against the letter of CMIIdentifier, but shipped content has them and its data must not be lost.
// No character fits both alternatives: what fits twice doubles the time with each character.
const IDENTIFIER = /^(?:[\t-\r]|[^\p{Cc}\p{Cs}]){0,255}$/u

export const text =
  (max: number): CmiType =>
  (value) =>
    value.length <= max
export const oneOf =
  (...words: string[]): CmiType =>
  (value) =>
    words.includes(value)
export const identifier: CmiType = (value) => IDENTIFIER.test(value)
export const timespan: CmiType = (value) => TIMESPAN.test(value)
export const clock: CmiType = (value) => CLOCK.test(value)

export const decimalBetween =
  (low: number, high: number): CmiType =>
  (value) =>
    DECIMAL.test(value) && Number(value) >= low && Number(value) <= high

export const blankOr =
  (type: CmiType): CmiType =>
  (value) =>
    value === '' || type(value)

const INTERACTION_RESULT = oneOf('correct', 'wrong', 'unanticipated', 'neutral', '')
const RESULT_DECIMAL = /^\d{0,3}(?:\.\d{0,64})?$/
export const interactionResult: CmiType = (value) => INTERACTION_RESULT(value) || RESULT_DECIMAL.test(value)
