/** The value types of the SCORM 1.2 data model (SCORM 1.2 RTE §3.4.4), as lenient as real-world content requires; see cmi-elements.ts. */
export type CmiType = (value: string) => boolean

export const SUSPEND_DATA_MAX = 64_000
/** The standard's limit; longer suspend_data is stored in full, with a warning in the log (OP-80). */
export const SUSPEND_DATA_STANDARD_MAX = 4_096

const DECIMAL = /^-?(?=\.?\d)\d{0,10}(?:\.\d{0,64})?$/
const TIMESPAN = /^\d{1,10}:\d{2}:\d{2}(?:\.\d{1,2})?$/
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,2})?$/
// CMIIdentifier does not allow spaces or non-ASCII letters, but real content uses them and its data must not be lost. The two alternatives must not
// overlap: a character that matches both doubles the matching time.
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
